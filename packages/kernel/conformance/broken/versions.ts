/** Games that forget by which version of their rules a match is played. */
import { type MendedBox, mendedBox, mendedLots } from '../mended.ts'
import type { Broken } from './broken.ts'

const law = 'a match is played by the version it was begun with, in imagined worlds too'

export const versions: readonly Broken[] = [
  {
    fault: 'plays every match by the newest rules',
    law,
    box: () => mendedBut({ setup: (seats, options, rng, tell) => mendedLots.setup(seats, options, rng, tell) }),
  },
  {
    fault: 'imagines worlds of the newest rules',
    law,
    box: () => mendedBut({ imagine: (...view) => ({ ...mendedLots.imagine(...view), rules: 2 }) }),
  },
  {
    fault: 'does not let a view say by which rules it is played',
    law,
    box: () => mendedBut({ view: (...seen) => ({ ...mendedLots.view(...seen), rules: 2 }) }),
  },
]

function mendedBut(departures: Partial<MendedBox['game']>): MendedBox {
  return { ...mendedBox, game: { ...mendedLots, ...departures } }
}
