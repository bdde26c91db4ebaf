import type { Circuit } from '@paddock/racing/circuit'

/** Where a circuit is found. It is compiled when it is first loaded, so that a page pays only for what it shows. */
export interface CircuitEntry {
  readonly id: string
  readonly game: 'formel-fun' | 'downforce' | 'top-race' | 'heat'
  load(): Promise<Circuit>
}

/** Every circuit of the house, by game. */
export const circuits: readonly CircuitEntry[] = [
  { id: 'oval', game: 'formel-fun', load: async () => (await import('./formel-fun/rules/circuits/oval.ts')).oval },
  {
    id: 'marina-bay',
    game: 'downforce',
    load: async () => (await import('./downforce/rules/circuits/marina-bay.ts')).marinaBay,
  },
  {
    id: 'river-station',
    game: 'downforce',
    load: async () => (await import('./downforce/rules/circuits/river-station.ts')).riverStation,
  },
  {
    id: 'top-race',
    game: 'top-race',
    load: async () => (await import('./top-race/rules/circuits/top-race.ts')).topRace,
  },
  {
    id: 'gb',
    game: 'heat',
    load: async () => (await import('./heat/rules/circuits/great-britain.ts')).greatBritain.track,
  },
  { id: 'usa', game: 'heat', load: async () => (await import('./heat/rules/circuits/usa.ts')).usa.track },
  { id: 'italy', game: 'heat', load: async () => (await import('./heat/rules/circuits/italy.ts')).italy.track },
  { id: 'france', game: 'heat', load: async () => (await import('./heat/rules/circuits/france.ts')).france.track },
]
