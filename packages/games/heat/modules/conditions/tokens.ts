/** HT-WEA-01: the six weather tokens. */
export const weathers = ['clouds', 'fog', 'storm', 'snow', 'rain', 'sun'] as const

export type Weather = (typeof weathers)[number]

/** What a weather does: to the cars before the race, and in the sectors of the road tokens that show it. */
export interface Weathering {
  /** Changes to what every driver starts with. */
  readonly heat?: number
  readonly stress?: number
  /** Heat of the engine that starts elsewhere. */
  readonly intoDeck?: number
  readonly intoDiscard?: number
  /** In the sectors: no cooldown at all, no slipstream from there, so much more of either. */
  readonly noCooldown?: boolean
  readonly noSlipstream?: boolean
  readonly cooldown?: number
  readonly slipstream?: number
}

const weatherings: Readonly<Record<Weather, Weathering>> = {
  clouds: { stress: -1, noCooldown: true }, // HT-WEA-02, HT-WEA-08
  fog: { heat: 1, noSlipstream: true }, // HT-WEA-03, HT-WEA-09
  storm: { stress: 1, slipstream: 2 }, // HT-WEA-04, HT-WEA-10
  snow: { heat: -1, cooldown: 1 }, // HT-WEA-05, HT-WEA-11
  rain: { intoDeck: 3, cooldown: 1 }, // HT-WEA-06, HT-WEA-11
  sun: { intoDiscard: 3, slipstream: 2 }, // HT-WEA-07, HT-WEA-10
}

const fair: Weathering = {}

export function weathering(weather: Weather | 'none'): Weathering {
  return weather === 'none' ? fair : weatherings[weather]
}

/** HT-ROAD-01: two of each. The first three act on the corner where they lie, the others on the sector behind it. */
export const roadKinds = ['limit+1', 'limit-1', 'overheat', 'slipstream+1', 'free-boost', 'weather'] as const

export type RoadToken = (typeof roadKinds)[number]

export const copiesOfRoadToken = 2

/** HT-ROAD-03: whether the token has an arrow. */
export function isOfSector(token: RoadToken): boolean {
  return token === 'slipstream+1' || token === 'free-boost' || token === 'weather'
}
