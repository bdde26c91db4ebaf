import { box, disc, row } from '@paddock/page-kit/drawings/strokes.ts'
import type { Drawn } from '@paddock/page-kit/drawings/vignette.tsx'
import type { EventId } from '../../modules/season/event-cards.ts'

const heads = (count: number, y: number, r: number) => row(count, 2, 62, (x) => disc(x, y, r))

/** The event of a race in a picture of 64 by 40. */
export const eventDrawings: Readonly<Record<EventId, Drawn>> = {
  // A new stand with its roof.
  grandstand: {
    soft: 'M6 38V16L58 8V38Z',
    strong: `M2 12 62 2V8L2 18Z${row(5, 10, 56, (x) => disc(x, 25, 2.2))}${row(6, 8, 58, (x) => disc(x, 33, 2.2))}`,
    lines: 'M10 16V38M54 10V38',
  },
  // A needle at the end of its dial.
  'speed-record': {
    soft: 'M6 36A26 26 0 0 1 58 36Z',
    strong: `${disc(32, 36, 4)}M50 17A26 26 0 0 1 58 36H51A19 19 0 0 0 45 22Z`,
    lines: 'M32 36 52 24M11 26 14 28M18 16 20 19M32 10V14M46 16 44 19',
  },
  // Placards.
  strike: {
    soft: heads(7, 36, 4.1),
    strong: `${box(6, 4, 20, 13)}${box(38, 8, 20, 13)}`,
    lines: 'M16 17V30M48 21V32M10 8H22M10 13H18M42 12H54M42 17H50',
  },
  // An engine that may run free.
  'restrictions-lifted': {
    soft: 'M10 20H54V38H10ZM16 8H28V20H16ZM36 8H48V20H36Z',
    strong: 'M22 0Q29 6 26 11T18 11Q16 6 22 0ZM42 0Q49 6 46 11T38 11Q36 6 42 0Z',
    lines: 'M14 14H30M34 14H50M16 26H48M16 32H48',
  },
  // Heads upon heads.
  'record-crowds': {
    soft: heads(6, 12, 4) + heads(7, 21, 4),
    strong: heads(8, 33, 3.7),
    lines: 'M14 3 17 7M32 1V6M50 3 47 7',
  },
  // An envelope too thick.
  corruption: {
    soft: 'M10 12H54V38H10Z',
    strong: 'M16 4H48V18L32 28 16 18Z',
    lines: `M10 12 32 28 54 12${'M32 7V18M36 9Q29 7 29 11T35 13 28 16'}`,
  },
  // A cup with a name on it.
  'title-sponsor': {
    soft: 'M20 3H44Q44 22 32 25 20 22 20 3Z',
    strong: 'M29 24H35V31H29ZM20 31H44V38H20Z',
    lines: 'M20 6H12Q12 16 22 17M44 6H52Q52 16 42 17M27 10H37',
  },
  // A television with its aerial.
  'live-tv': {
    soft: 'M8 12H56V38H8Z',
    strong: `M12 16H44V34H12Z${disc(50, 20, 2.4)}${disc(50, 28, 2.4)}`,
    lines: 'M32 12 22 2M32 12 42 2M18 29 26 22 32 26 38 20',
  },
  // A helmet.
  safety: {
    soft: 'M14 36Q8 4 34 4 54 6 54 24H36L40 36Z',
    strong: 'M36 14H53Q54 18 54 24H38Q34 20 36 14Z',
    lines: 'M16 28H34M22 7 24 15',
  },
  // A road into fog.
  'future-unknown': {
    soft: 'M26 6H38L58 40H6Z',
    strong: 'M31 32H33L34 40H30ZM31.3 22H32.7L33 27H31Z',
    lines: 'M4 8H28M36 8H60M10 14H24M40 14H56M27 4Q27 0 32 0T37 4Q37 7 32 9V12',
  },
}
