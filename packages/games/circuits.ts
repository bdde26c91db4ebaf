import { type CircuitListed, games } from './registry.ts'

/** Where a circuit is found. It is compiled when it is first loaded, so that a page pays only for what it shows. */
export interface CircuitEntry extends CircuitListed {
  readonly game: string
}

/** The circuit on which a match of the game with these options begins; undefined if there is no such game. */
export function circuitFor(game: string, options: Readonly<Record<string, unknown>> = {}): CircuitEntry | undefined {
  const id = games.find(({ cover }) => cover.id === game)?.beginsOn(options)
  return circuits.find((circuit) => circuit.game === game && circuit.id === id)
}

/** Every circuit of the house, in the order of the games' shelf. */
export const circuits: readonly CircuitEntry[] = games.flatMap(({ cover, circuits }) =>
  circuits.map((circuit) => ({ ...circuit, game: cover.id })),
)
