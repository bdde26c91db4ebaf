import type { Circuit } from '../../circuit.ts'
import type { Flaw } from '../flaw.ts'

/** Betting lines are numbered from 1 in the order in which they are crossed, each at a place of its own. */
export function lintBetting({ lines }: Circuit): Flaw[] {
  const inOrder = lines.filter((line) => line.kind === 'betting').sort((a, b) => a.after - b.after)
  return inOrder.flatMap(({ after, number }, i): Flaw[] => {
    const wrong = (problem: string): Flaw => ({ check: 'betting', where: `betting line ${number}`, problem })
    const flaws: Flaw[] = []
    if (number !== i + 1) flaws.push(wrong(`After column ${after} it is crossed as number ${i + 1}.`))
    if (inOrder[i - 1]?.after === after) flaws.push(wrong(`There is another after column ${after}.`))
    return flaws
  })
}
