import { france } from './france.ts'
import { greatBritain } from './great-britain.ts'
import { italy } from './italy.ts'
import { usa } from './usa.ts'

export type { HeatCircuit, Sector } from './circuit.ts'
export { numberBefore } from './circuit.ts'
export type { Corner, HeatCircuitId, HeatFigures } from './plan.ts'

/** The four circuits of the base game. */
export const heatCircuits = [greatBritain, usa, italy, france] as const
