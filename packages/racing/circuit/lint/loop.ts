import type { Circuit } from '../circuit.ts'
import { poseOn } from '../compile/centreline.ts'
import { distance } from '../point.ts'
import type { Flaw } from './flaw.ts'

/** A section drawn this much longer or shorter than authored no longer looks like its neighbours. */
const greatestStretch = 0.1

/** The end of the lap must meet its start, in place and direction, after one full turn the stated way round. */
export function lintLoop(circuit: Circuit): Flaw[] {
  const flaws: Flaw[] = []
  const [first, last] = [circuit.centreline[0], circuit.centreline.at(-1)]
  if (!first || !last) return [{ check: 'loop', where: circuit.id, problem: 'There are no sections.' }]
  const gap = distance(poseOn(last.start, last.length, last.turn), first.start)
  if (gap > 1e-6) {
    flaws.push({
      check: 'loop',
      where: 'finish line',
      problem: `The lap ends ${gap.toFixed(3)} away from its start.`,
    })
  }
  const turn = circuit.centreline.reduce((sum, piece) => sum + piece.turn, 0)
  const full = circuit.direction === 'clockwise' ? 360 : -360
  if (Math.abs(turn - full) > 1e-6) {
    flaws.push({ check: 'loop', where: 'turns', problem: `The turns sum up to ${turn} degrees, not to ${full}.` })
  }
  if (circuit.stretch > greatestStretch) {
    const percent = Math.round(circuit.stretch * 100)
    flaws.push({
      check: 'stretch',
      where: 'sections',
      problem: `A section had to change by ${percent} % for the loop to close: author lengths or turns that fit better.`,
    })
  }
  return flaws
}
