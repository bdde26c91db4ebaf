import type { Language } from '@paddock/kernel'
import type { Circuit } from '@paddock/racing/circuit'

/** Places that French calls otherwise; a circuit that is not listed keeps its own name. */
const inFrench: Readonly<Record<string, string>> = {
  oval: 'Ovale',
  gb: 'Grande-Bretagne',
  usa: 'États-Unis',
  italy: 'Italie',
}

export function circuitName({ id, name }: Pick<Circuit, 'id' | 'name'>, language: Language): string {
  return language === 'fr' ? (inFrench[id] ?? name) : name
}

/** The circuit with its name in the language of whoever looks, as the board paints it on the infield. */
export function namedCircuit(circuit: Circuit, language: Language): Circuit {
  const name = circuitName(circuit, language)
  return name === circuit.name ? circuit : { ...circuit, name }
}
