import type { Circuit } from '../../circuit.ts'
import type { Flaw } from '../flaw.ts'

/** A corner has one line, a limit that can be kept, and one legend line where the circuit has legend lines at all. */
export function lintCorners({ lines }: Circuit): Flaw[] {
  const cornerLines = lines.filter((line) => line.kind === 'corner')
  const legendLines = lines.filter((line) => line.kind === 'legend')
  const letters = [...new Set([...cornerLines, ...legendLines].map((line) => line.letter))].sort()
  return letters.flatMap((letter): Flaw[] => {
    const wrong = (problem: string): Flaw => ({ check: 'corners', where: `corner ${letter}`, problem })
    const mine = cornerLines.filter((line) => line.letter === letter)
    const legends = legendLines.filter((line) => line.letter === letter).length
    const flaws = mine
      .filter(({ limit }) => !Number.isInteger(limit) || limit < 1)
      .map(({ limit }) => wrong(`Its limit is ${limit}; it must be a whole number from 1 on.`))
    if (mine.length !== 1) flaws.push(wrong(`It has ${mine.length} corner lines; it must have one.`))
    if (legendLines.length > 0 && legends !== 1) {
      flaws.push(wrong(`It has ${legends} legend lines; it must have one.`))
    }
    return flaws
  })
}
