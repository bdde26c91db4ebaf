import type { Circuit } from '@paddock/racing/circuit'
import { games } from './registry.ts'

/** Where a circuit is found. It is compiled when it is first loaded, so that a page pays only for what it shows. */
export interface CircuitEntry {
  readonly id: string
  readonly game: string
  load(): Promise<Circuit>
}

/** Every circuit of the house, in the order of the games' shelf. */
export const circuits: readonly CircuitEntry[] = games.flatMap(({ cover, circuits }) =>
  circuits.map((circuit) => ({ ...circuit, game: cover.id })),
)
