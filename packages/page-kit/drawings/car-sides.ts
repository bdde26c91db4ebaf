import type { Body } from '@paddock/board'

/** A car seen from the side, its nose to the right, 40 long and standing on y = 16. */
export interface CarSide {
  readonly body: string
  /** Where it shows the paper: glass, and what else is cut out. */
  readonly cut: string
  readonly wheels: { readonly at: readonly [rear: number, front: number]; readonly radius: number }
}

export const carSides: Readonly<Record<Body, CarSide>> = {
  'single-seater': {
    body: 'M2 10.5Q3 6.5 11 6.3L14.6 6A3 3 0 1 1 19.8 5L22 4.4 22.6 6.6 33 8Q38.5 9 38.8 11.5L36 13H4Z',
    cut: 'M16.5 4.2h3.4V3q-1.6-1-3.4.1ZM24 9.3h8v.8h-8Z',
    wheels: { at: [8.5, 31.5], radius: 4.4 },
  },
  gt: {
    body: 'M1.5 11.5Q1.3 7.6 6 7L12.5 3.6Q17 1.8 22.5 3.6L28 7 35.5 8Q39 8.8 39 12.6L37 13.5H3Z',
    cut: 'M13 6.7 16 4.4Q18.5 3.7 21 4.6L24.5 7ZM33.6 9.2h3.2v1h-3.2Z',
    wheels: { at: [9.5, 31], radius: 3.6 },
  },
  'stock-car': {
    body: 'M1.5 12V7L9 6.3 13 2.6H23.5L28.5 6.6 37 7.4Q39 8 39 12.4L37.5 13.6H2.5Z',
    cut: 'M11.6 6.2 14.2 3.8H18V6.2ZM19.2 3.8H23L25.8 6.4 19.2 6.2ZM3 8.3h3v1H3Z',
    wheels: { at: [9.5, 31], radius: 3.7 },
  },
  kart: {
    body: 'M3 12 4 8.5H9L11 11H15L13.5 7.5Q14 5.4 15.5 5.2A3.4 3.4 0 1 1 20.5 4.4L19.5 6.4 24 7.4 25.8 6 27 7 25 10.5 33 10.8Q38 11.4 38.5 13.5L36 14.5H4Z',
    cut: 'M17.4 3.8h3.2V2.6q-1.5-.9-3.2.2Z',
    wheels: { at: [8, 30.5], radius: 3.7 },
  },
}
