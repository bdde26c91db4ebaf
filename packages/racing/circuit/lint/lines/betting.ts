import type { Circuit } from '../../circuit.ts'
import type { Finding } from '../finding.ts'

/** Betting lines are numbered from 1 in the order in which they are crossed, each at a place of its own. */
export function lintBetting({ lines }: Circuit): Finding[] {
  const inOrder = lines.filter((line) => line.kind === 'betting').sort((a, b) => a.after - b.after)
  return inOrder.flatMap(({ after, number }, i): Finding[] => {
    const wrong = (problem: string): Finding => ({ check: 'betting', where: `betting line ${number}`, problem })
    const findings: Finding[] = []
    if (number !== i + 1) findings.push(wrong(`After column ${after} it is crossed as number ${i + 1}.`))
    if (inOrder[i - 1]?.after === after) findings.push(wrong(`There is another after column ${after}.`))
    return findings
  })
}
