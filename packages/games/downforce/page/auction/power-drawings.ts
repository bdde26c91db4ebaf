import { box, disc, spokes } from '@paddock/page-kit/drawings/strokes.ts'
import type { Drawn } from '@paddock/page-kit/drawings/vignette.tsx'
import type { PowerName } from '../../rules/cards.ts'

/** A card of three rows, on the left of the picture. */
const card = 'M4 3H30V37H4Z'

/** What each power does, in a picture of 64 by 40. */
export const powerDrawings: Readonly<Record<PowerName, Drawn>> = {
  // Further ahead by one.
  aggressive: {
    soft: 'M6 6H16L30 20 16 34H6L20 20Z',
    strong: 'M24 6H34L48 20 34 34H24L38 20Z',
    lines: 'M57 6V16M52 11H62',
  },
  // Hands on the wheel, whoever's turn it is.
  cunning: {
    soft: disc(32, 20, 18) + disc(32, 20, 13),
    strong: `${disc(32, 20, 5)}M13 14 20 11 23 20 15 24ZM51 14 44 11 41 20 49 24Z`,
    lines: 'M19 20H27M37 20H45M32 25V33',
  },
  // Further than it seemed.
  determined: {
    soft: 'M0 38 22 20 34 28 54 8V38Z',
    strong: 'M54 2V24H51V2ZM54 2H64L60 6 64 10H54Z',
    lines: 'M6 28 22 14 34 22 46 10M40 9 47 9 46 16',
  },
  // A card with a row left out.
  strategic: {
    soft: card,
    strong: box(7, 6, 20, 8) + box(7, 26, 20, 8),
    lines: 'M7 20H27M40 14 52 26M52 14 40 26',
  },
  // From the bottom to the top.
  tricky: {
    soft: card,
    strong: box(7, 6, 20, 8) + box(7, 16, 20, 8) + box(7, 26, 20, 8),
    lines: 'M47 35V6M38 15 47 6 56 15',
  },
  // Any colour at all.
  unpredictable: {
    soft: disc(32, 20, 18),
    strong: 'M32 20V2A18 18 0 0 1 47.6 11ZM32 20 47.6 29A18 18 0 0 1 32 38ZM32 20 16.4 29A18 18 0 0 1 16.4 11Z',
    lines: spokes(6, 32, 20, 6, 18),
  },
}
