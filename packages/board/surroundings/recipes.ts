import type { Surroundings } from '@paddock/racing/circuit'
import type { ParcelPlan } from './parcels.ts'
import type { ThingName } from './things.ts'

/** What a kind of land is made of. What it is painted with stands in `places.css`. */
export interface Recipe {
  readonly water?: 'sea' | 'lake' | 'river'
  /** What leads from one side of the picture to the other, under the track. */
  readonly ways?: readonly ('rails' | 'road' | 'runway')[]
  readonly fields?: ParcelPlan
  /** What grows along the edges of the fields: all round them, or on one side. */
  readonly edges?: 'hedges' | 'rows'
  readonly houses?: ParcelPlan
  /** How much of the ground trees take, from 0 to 1. */
  readonly trees: number
  /** How large they grow, as a share of the usual. */
  readonly crowns?: number
  /** Hills with flat tops. */
  readonly mesas?: number
  readonly things: readonly (readonly [ThingName, number])[]
}

const fields: ParcelPlan = { width: 6.5, height: 4.6, lane: 0.5, clear: 2.4, share: 0.6, tones: 3, uneven: 0.2 }
const houses: ParcelPlan = { width: 3.1, height: 2.3, lane: 0.5, clear: 2.2, share: 0.75, tones: 3, uneven: 0.45 }

export const recipes: Readonly<Record<Surroundings, Recipe>> = {
  fields: {
    ways: ['road'],
    fields,
    trees: 0.32,
    things: [
      ['farm', 2],
      ['haystacks', 3],
    ],
  },
  forest: { water: 'lake', trees: 0.62, things: [['farm', 1]] },
  city: {
    ways: ['road'],
    houses: { ...houses, width: 2.5, height: 2.1, lane: 0.5, clear: 1.9, share: 0.86, uneven: 0.3 },
    trees: 0.24,
    things: [
      ['stadium', 1],
      ['square', 2],
      ['garden', 3],
    ],
  },
  harbour: {
    water: 'sea',
    houses: { ...houses, width: 2.4, height: 2, clear: 2, share: 0.8, uneven: 0.35 },
    trees: 0.3,
    things: [
      ['lighthouse', 1],
      ['yacht', 2],
      ['crane', 2],
      ['square', 1],
    ],
  },
  river: {
    water: 'river',
    ways: ['rails'],
    fields: { ...fields, share: 0.34 },
    houses: { ...houses, share: 0.2 },
    trees: 0.38,
    things: [
      ['church', 1],
      ['haystacks', 1],
      ['farm', 1],
    ],
  },
  desert: {
    ways: ['road'],
    trees: 0.34,
    crowns: 0.5,
    mesas: 12,
    things: [
      ['pump', 5],
      ['tank', 2],
      ['farm', 1],
    ],
  },
  airfield: {
    ways: ['runway'],
    fields: { ...fields, width: 5, height: 3.7, lane: 0.2, clear: 2.1, share: 0.8, uneven: 0 },
    edges: 'hedges',
    trees: 0.22,
    things: [
      ['hangar', 3],
      ['plane', 4],
      ['sheep', 4],
    ],
  },
  park: {
    water: 'lake',
    fields: { ...fields, width: 4.6, height: 3.4, clear: 2.2, share: 0.42, uneven: 0.1 },
    edges: 'rows',
    trees: 0.5,
    things: [
      ['villa', 2],
      ['garden', 2],
    ],
  },
  village: {
    ways: ['road'],
    fields: { ...fields, width: 4.4, height: 3.3, lane: 0.3, clear: 2, share: 0.6, uneven: 0.12 },
    edges: 'rows',
    houses: { ...houses, width: 2.3, height: 1.9, share: 0.16 },
    trees: 0.2,
    things: [
      ['church', 1],
      ['farm', 3],
      ['haystacks', 3],
    ],
  },
  fair: {
    fields: { ...fields, share: 0.4 },
    trees: 0.36,
    things: [
      ['tent', 3],
      ['carousel', 2],
      ['balloon', 3],
      ['stalls', 4],
      ['carpark', 3],
    ],
  },
}
