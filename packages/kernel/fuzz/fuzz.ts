/** A hail of commands over many matches, of every game, every number of seats, any options and any version of the rules. */
import type { AnyBox } from '../box.ts'
import { optionsOf, someOptions } from '../options.ts'
import { Rng } from '../rng.ts'
import type { Fate } from './expected.ts'
import { FuzzedMatch } from './fuzzed-match.ts'

export interface Hail {
  /** So many commands. */
  readonly count: number
  readonly seed: string
  /** Hears now and then how many have been thrown. */
  readonly tell?: (thrown: number) => void
}

/** Where a promise was broken, so that it can be looked at again. */
export interface FuzzFault {
  readonly what: string
  readonly game: string
  readonly seats: number
  readonly options: unknown
  /** The version of the rules. */
  readonly rules: number
  readonly seed: string
  /** The number of the command in its match. */
  readonly command: number
}

export interface FuzzFindings {
  readonly thrown: number
  readonly matches: number
  readonly fates: Readonly<Record<string, number>>
  readonly faults: readonly FuzzFault[]
}

/** The longest matches are left when so many commands have been thrown at them. */
const mostPerMatch = 8_000
/** After so many faults the rest says nothing new. */
const enough = 10

export function fuzz(boxes: readonly AnyBox[], { count, seed, tell = () => {} }: Hail): FuzzFindings {
  const rng = Rng.fromSeed(`fuzz ${seed}`)
  const fates = new Map<Fate, number>()
  const faults: FuzzFault[] = []
  let thrown = 0
  let matches = 0
  while (thrown < count && faults.length < enough) {
    const box = boxes[matches % boxes.length]
    if (!box) throw new Error('fuzz: no game to throw anything at')
    const { id, seats: possible } = box.game.meta
    const seats = possible.min + rng.int(possible.max - possible.min + 1)
    const { meta } = box.game
    // One match in three is played by rules as they once were.
    const rules = rng.int(3) === 0 ? 1 + rng.int(meta.rules) : meta.rules
    const options = optionsOf(meta, rng.pick(someOptions(meta, 60, rng)), rules)
    const setup = { seats, options, rules, seed: `${seed} ${matches++}` }
    const match = new FuzzedMatch(box, setup)
    try {
      match.run(Math.min(mostPerMatch, count - thrown))
    } catch (error) {
      const what = error instanceof Error ? `${error.message}\n${error.stack}` : String(error)
      faults.push({ what, game: id, ...setup, command: match.thrown })
    }
    thrown += match.thrown
    for (const [fate, times] of match.fates) fates.set(fate, (fates.get(fate) ?? 0) + times)
    tell(thrown)
  }
  return { thrown, matches, fates: Object.fromEntries(fates), faults }
}
