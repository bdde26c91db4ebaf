import type { Circuit } from '../../circuit.ts'
import type { Finding } from '../finding.ts'

/** A space is found by its id or by its index, so both must mean that space alone. */
export function lintIds({ spaces }: Circuit): Finding[] {
  return spaces.flatMap(({ id, index }, place): Finding[] => {
    const findings: Finding[] = []
    const earlier = spaces.findIndex((other) => other.id === id)
    if (earlier !== place) {
      findings.push({ check: 'ids', where: id, problem: `Spaces ${earlier} and ${place} are both called ${id}.` })
    }
    if (index !== place) {
      findings.push({ check: 'ids', where: id, problem: `${id} has the index ${index} and stands at ${place}.` })
    }
    return findings
  })
}
