import { box, disc, round, row, spokes } from '@paddock/page-kit/drawings/strokes.ts'
import type { Drawn } from '@paddock/page-kit/drawings/vignette.tsx'
import type { Category } from '../../modules/workshop/upgrades.ts'

const flame = (x: number, y: number, size: number) =>
  `M${x} ${y - size}q${size * 0.9} ${size * 0.8} ${size * 0.5} ${size * 1.4}q${-size * 0.1} ${size * 0.5}-${size * 0.5} ${size * 0.5}t${-size * 0.55}-${size * 0.6}q0-${size * 0.6} ${size * 0.55}-${size * 1.3}Z`

/** Every part of the car in a box of 40 by 40, drawn from what it is. The cards of one part differ by a number from 1 on. */
export const partDrawings: Readonly<Record<Category, (which: number) => Drawn>> = {
  // Two axles, a shaft between them, and a gear box that grows.
  '4wd': (which) => ({
    soft: box(18, 6, 4, 28) + box(8, 8, 24, 3) + box(8, 29, 24, 3),
    strong: box(4, 3, 7, 13) + box(29, 3, 7, 13) + box(4, 24, 7, 13) + box(29, 24, 7, 13),
    lines: row(which, 12, 28, (y) => `M15 ${y}h10`),
  }),
  // A nose from above, with louvres.
  body: (which) => ({
    soft: 'M20 2Q30 5 31 16L34 36Q20 41 6 36L9 16Q10 5 20 2Z',
    strong: 'M13 27H27L26 34Q20 36 14 34Z',
    lines: row(which, 8, 25, (y) => `M14 ${y}h12`),
  }),
  // A drilled disc in its caliper.
  brakes: (which) => ({
    soft: disc(18, 20, 16) + disc(18, 20, 6),
    strong: 'M28 6Q39 13 39 20T28 34L25 29Q32 25 32 20T25 11Z',
    lines: round(4 + 2 * which, 18, 20, 11, (x, y) => `M${x} ${y}h.1`),
  }),
  // A radiator.
  cooling: (which) => ({
    soft: box(5, 9, 30, 27),
    strong: box(3, 6, 34, 4) + box(3, 34, 34, 3) + box(16, 2, 8, 4),
    lines: row(4 + 2 * which, 6, 34, (x) => `M${x} 12v20`),
  }),
  // A rev counter, its needle further round.
  rpm: (which) => ({
    soft: disc(20, 20, 17),
    strong: `${disc(20, 20, 3)}M33 20h4A17 17 0 0 1 27 35.5L25.3 32A13 13 0 0 0 33 20Z`,
    lines: `${spokes(12, 20, 20, 13, 16)}M20 20l${needle(which)}`,
  }),
  heat: (which) => ({
    soft: flame(20, 24, 20),
    strong: which > 1 ? flame(13, 30, 8) + flame(27, 30, 8) : flame(20, 30, 10),
  }),
  // A can, filled higher.
  fuel: (which) => ({
    soft: 'M8 12 15 5H31Q34 5 34 8V37H8Z',
    strong: `M8 ${30 - 8 * which}H34V37H8ZM17 8h11v3H17Z`,
    lines: 'M13 17 29 34M29 17 13 34',
  }),
  // A pedal, pressed further down.
  pedal: (which) => ({
    soft: `M${12 + which} 4 ${26 + which} 7 24 36 8 33Z`,
    strong: 'M6 34 26 37.5V40H4Z',
    lines: row(2 + which, 8, 32, (y) => `M${12 + which - y * 0.1} ${y}l12 2.5`),
  }),
  // A damper in its spring.
  suspension: (which) => ({
    soft: box(16, 2, 8, 36),
    strong: box(9, 1, 22, 4) + box(9, 35, 22, 4),
    lines: row(2 + which, 6, 35, (y) => `M10 ${y - 2}L30 ${y + 2}`),
  }),
  // A tyre, its tread finer.
  tires: (which) => ({
    soft: disc(20, 20, 18) + disc(20, 20, 9.5),
    strong: disc(20, 20, 9.5) + disc(20, 20, 4.5),
    lines: spokes(8 + 3 * which, 20, 20, 13, 18, which % 2 ? 0.25 : -0.25),
  }),
  // A snail with its blades.
  turbo: (which) => ({
    soft: 'M20 4H38V14H31A16 16 0 1 1 20 4Z',
    strong: disc(18, 22, 4),
    lines: spokes(5 + 2 * which, 18, 22, 5, 11, 0.7),
  }),
  // A wing with one blade more.
  wings: (which) => ({
    soft: row(which + 1, 8, 32, (y) => `M6 ${y}Q20 ${y - 4} 34 ${y}V${y + 3}Q20 ${y - 1} 6 ${y + 3}Z`),
    strong: box(2, 4, 4, 32) + box(34, 4, 4, 32),
    lines: 'M15 34v4M25 34v4',
  }),
}

/** Where the needle of the rev counter points, from low to high. */
function needle(which: number): string {
  const turn = ((150 + which * 26) * Math.PI) / 180
  return `${(Math.cos(turn) * 12).toFixed(1)} ${(Math.sin(turn) * 12).toFixed(1)}`
}
