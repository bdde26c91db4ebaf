import type { Circuit, GridPlace, Space, TrackLine } from '../circuit.ts'
import { compile } from '../compile/compile.ts'
import type { Check } from '../lint/flaw.ts'
import { lint } from '../lint/lint.ts'
import type { LinePlan } from '../plan.ts'
import { ring } from './ring.ts'

/** The ring of the tests, compiled, and ways to break it. */
export const sound = compile(ring)

export function withSpace(id: string, change: (space: Space) => Partial<Space>): Circuit {
  return {
    ...sound,
    spaces: sound.spaces.map((space) => (space.id === id ? { ...space, ...change(space) } : space)),
  }
}

export function withStartPlace(position: number, change: Partial<GridPlace>): Circuit {
  return { ...sound, grid: sound.grid.map((place) => (place.position === position ? { ...place, ...change } : place)) }
}

/** Lines beside the finish. */
export function withLines(...lines: LinePlan[]): Circuit {
  return compile({ ...ring, lines: [...ring.lines, ...lines] })
}

export function withFinishEnds(change: (ends: TrackLine['ends']) => TrackLine['ends']): Circuit {
  return { ...sound, lines: sound.lines.map((line) => ({ ...line, ends: change(line.ends) })) }
}

export function spaceOf(id: string): Space {
  const found = sound.spaces.find((space) => space.id === id)
  if (!found) throw new Error(`There is no space ${id}.`)
  return found
}

/** What one check says, each finding as "where: problem". */
export function complaintsOf(check: Check, circuit: Circuit): string[] {
  return lint(circuit)
    .filter((finding) => finding.check === check)
    .map(({ where, problem }) => `${where}: ${problem}`)
}
