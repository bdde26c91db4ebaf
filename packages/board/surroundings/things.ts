import { box, disc, hull, slices, type Thing } from './thing-shapes.ts'

/** Single things that stand in a landscape, each about the origin. */
const drawn = {
  farm: {
    radius: 1.5,
    turns: true,
    parts: [
      ['shade', box(-1.1, -0.65, 1.5, 0.9) + box(0.65, -0.2, 0.7, 1.2)],
      ['tile', box(-1.25, -0.85, 1.5, 0.9) + box(0.5, -0.4, 0.7, 1.2)],
      ['shade', box(-1.25, -0.4, 1.5, 0.45) + box(0.85, -0.4, 0.35, 1.2)],
    ],
  },
  haystacks: {
    radius: 0.9,
    parts: [
      ['shade', disc(-0.38, -0.05, 0.34) + disc(0.52, -0.2, 0.34) + disc(0.2, 0.6, 0.34)],
      ['gold', disc(-0.48, -0.18, 0.34) + disc(0.42, -0.33, 0.34) + disc(0.1, 0.47, 0.34)],
    ],
  },
  church: {
    radius: 1.7,
    parts: [
      ['pave', disc(0, 0, 1.65)],
      ['shade', box(-1.05, -0.35, 2.3, 1) + box(0.9, -0.6, 1.15, 1.45)],
      ['tile', box(-1.2, -0.5, 2.1, 1) + box(-0.35, -1, 0.7, 2)],
      ['shade', box(-1.2, 0, 2.1, 0.5)],
      ['wall', box(0.75, -0.45, 0.9, 0.9)],
      ['metal', 'M.75-.45 1.2 0 1.65-.45ZM.75.45 1.2 0 1.65.45Z'],
    ],
  },
  villa: {
    radius: 2.3,
    parts: [
      [
        'green',
        box(-1.9, 0.2, 1.6, 0.75) + box(0.3, 0.2, 1.6, 0.75) + box(-1.9, 1.15, 1.6, 0.75) + box(0.3, 1.15, 1.6, 0.75),
      ],
      ['water', disc(0, 1.05, 0.42)],
      ['shade', box(-1.75, -1.2, 3.7, 0.95) + box(-0.5, -1.45, 1.2, 1.45)],
      ['tile', box(-1.9, -1.4, 3.8, 0.95) + box(-0.6, -1.65, 1.2, 1.45)],
      ['shade', box(-1.9, -0.92, 3.8, 0.47)],
    ],
  },
  garden: {
    radius: 1.3,
    parts: [
      ['pave', disc(0, 0, 1.3)],
      [
        'green',
        'M-.95-.3A1 1 0 0 1-.3-.95V-.3ZM.95-.3A1 1 0 0 0 .3-.95V-.3ZM-.95.3A1 1 0 0 0-.3.95V.3ZM.95.3A1 1 0 0 1 .3.95V.3Z',
      ],
      ['water', disc(0, 0, 0.26)],
    ],
  },
  hangar: {
    radius: 1.6,
    turns: true,
    parts: [
      ['shade', box(-1.2, -0.7, 2.7, 1.8)],
      ['metal', box(-1.4, -0.9, 2.7, 1.8)],
      ['wall', box(-1.4, -0.3, 2.7, 0.6)],
      ['dark', 'M-.9-.9V.9h.08V-.9ZM-.2-.9V.9h.08V-.9ZM.5-.9V.9h.08V-.9Z'],
    ],
  },
  plane: {
    radius: 1,
    turns: true,
    parts: [
      [
        'shade',
        'M1 .2Q1 .34.7.34H-.5L-.8.68H-.9L-.8.2-.9-.28H-.8L-.5.06H.05L-.15-.7H.1L.5.06H.7Q1 .06 1 .2ZM.5.34.1 1.1H-.15L.05.34Z',
      ],
      [
        'white',
        'M.9 0Q.9.14.6.14H-.6L-.9.48H-1L-.9 0-1-.48H-.9L-.6-.14H-.05L-.25-.9H0L.4-.14H.6Q.9-.14.9 0ZM.4.14 0 .9H-.25L-.05.14Z',
      ],
    ],
  },
  sheep: {
    radius: 1,
    turns: true,
    parts: [
      [
        'white',
        [
          disc(-0.6, -0.3, 0.16),
          disc(0.1, 0.2, 0.16),
          disc(0.6, -0.35, 0.16),
          disc(-0.2, 0.65, 0.16),
          disc(0.55, 0.6, 0.16),
        ].join(''),
      ],
      [
        'dark',
        [
          disc(-0.42, -0.3, 0.07),
          disc(0.28, 0.2, 0.07),
          disc(0.78, -0.35, 0.07),
          disc(-0.38, 0.65, 0.07),
          disc(0.73, 0.6, 0.07),
        ].join(''),
      ],
    ],
  },
  pump: {
    radius: 1.2,
    turns: true,
    parts: [
      ['pave', disc(0, 0, 1.1)],
      ['shade', 'M-.7 0 1 .12V.32L-.7.36Z'],
      ['dark', `M-.85-.12 .8-.07V.07L-.85.12Z${box(-0.2, -0.4, 0.4, 0.8)}`],
      ['red', 'M.7-.26H.86Q1.06 0 .86.26H.7Z'],
      ['metal', box(-1, -0.24, 0.36, 0.48)],
    ],
  },
  tank: {
    radius: 0.8,
    parts: [
      ['shade', disc(0.3, 0.36, 0.66)],
      ['metal', disc(0, 0, 0.66)],
      ['white', disc(-0.06, -0.08, 0.46)],
      ['metal', disc(-0.06, -0.08, 0.14)],
    ],
  },
  lighthouse: {
    radius: 1.2,
    afloat: true,
    parts: [
      ['pave', 'M-1.1.1Q-1-.8-.1-.95.9-1 1.1-.1 1 .85.1 1-.8 1-1.1.1Z'],
      ['shade', 'M.1-.4 1.05.75.55 1.05-.35.25Z'],
      ['white', disc(0, 0, 0.56)],
      ['red', disc(0, 0, 0.4)],
      ['white', disc(0, 0, 0.24)],
      ['gold', disc(0, 0, 0.13)],
    ],
  },
  yacht: {
    radius: 1.5,
    afloat: true,
    turns: true,
    parts: [
      ['white', hull(0, 0, 2.4)],
      ['wall', 'M-.9-.22H.3Q.6 0 .3.22H-.9Z'],
      ['dark', 'M-.55-.13H.1Q.3 0 .1.13H-.55Z'],
    ],
  },
  crane: {
    radius: 1.1,
    turns: true,
    parts: [
      ['pave', box(-1, -0.5, 2, 1)],
      ['blue', box(-0.9, -0.4, 0.7, 0.34)],
      ['red', box(-0.9, 0.06, 0.7, 0.34)],
      ['gold', box(-0.1, 0.06, 0.7, 0.34)],
      ['dark', 'M.1-.36 1.3.3 1.24.4.04-.26Z'],
    ],
  },
  stadium: {
    radius: 2.6,
    parts: [
      ['shade', 'M-1.1-1.5h2.6a1.7 1.7 0 0 1 0 3.4H-1.1a1.7 1.7 0 0 1 0-3.4Z'],
      ['wall', 'M-1.3-1.7h2.6a1.7 1.7 0 0 1 0 3.4H-1.3a1.7 1.7 0 0 1 0-3.4Z'],
      ['metal', 'M-1.3-1.35h2.6a1.35 1.35 0 0 1 0 2.7H-1.3a1.35 1.35 0 0 1 0-2.7Z'],
      ['green', 'M-1.4-.9h2.8a.8.9 0 0 1 0 1.8H-1.4a.8.9 0 0 1 0-1.8Z'],
      ['white', `M-.03-.9h.06V.9h-.06Z${disc(0, 0, 0.12)}`],
    ],
  },
  square: {
    radius: 1.4,
    parts: [
      ['pave', box(-1.2, -1.2, 2.4, 2.4)],
      ['wall', disc(0, 0, 0.66)],
      ['water', disc(0, 0, 0.5)],
      ['white', disc(0, 0, 0.14)],
    ],
  },
  tent: {
    radius: 1.7,
    parts: [
      ['shade', disc(0.22, 0.28, 1.5)],
      ['white', disc(0, 0, 1.5)],
      ['red', slices(1.5, 16)],
      ['gold', disc(0, 0, 0.2)],
    ],
  },
  carousel: {
    radius: 1.1,
    parts: [
      ['shade', disc(0.14, 0.18, 0.95)],
      ['white', disc(0, 0, 0.95)],
      ['blue', slices(0.95, 12)],
      ['gold', disc(0, 0, 0.16)],
    ],
  },
  balloon: {
    radius: 1.5,
    parts: [
      ['shade', disc(0.95, 1.15, 0.7)],
      ['gold', disc(-0.3, -0.35, 0.95)],
      ['red', 'M-.3-1.3A.95.95 0 0 1-.3.6 1.5 1.5 0 0 0-.3-1.3ZM-.3-1.3A.95.95 0 0 0-.3.6 1.5 1.5 0 0 1-.3-1.3Z'],
      ['white', disc(-0.3, -0.35, 0.14)],
    ],
  },
  stalls: {
    radius: 1.3,
    turns: true,
    parts: [
      ['shade', box(-1.2, -0.2, 2.6, 0.64)],
      ['white', box(-1.3, -0.32, 2.6, 0.64)],
      ['red', box(-1.3, -0.32, 0.5, 0.64) + box(0.8, -0.32, 0.5, 0.64)],
      ['blue', box(-0.28, -0.32, 0.56, 0.64)],
    ],
  },
  carpark: {
    radius: 2,
    turns: true,
    parts: [
      ['pave', box(-1.7, -1.05, 3.4, 2.1)],
      [
        'blue',
        box(-1.5, -0.9, 0.3, 0.6) + box(0.1, -0.9, 0.3, 0.6) + box(-0.7, 0.3, 0.3, 0.6) + box(1.3, 0.3, 0.3, 0.6),
      ],
      ['red', box(-1.1, -0.9, 0.3, 0.6) + box(0.9, -0.9, 0.3, 0.6) + box(-1.5, 0.3, 0.3, 0.6)],
      ['white', box(-0.3, -0.9, 0.3, 0.6) + box(0.5, 0.3, 0.3, 0.6) + box(1.3, -0.9, 0.3, 0.6)],
      ['gold', box(0.1, 0.3, 0.3, 0.6)],
    ],
  },
} as const satisfies Readonly<Record<string, Thing>>

export type ThingName = keyof typeof drawn

export const things: Readonly<Record<ThingName, Thing>> = drawn
