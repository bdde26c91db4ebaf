import type { Circuit } from '../circuit.ts'
import { lintFigures } from './figures.ts'
import type { Flaw } from './flaw.ts'
import { lintGrid } from './grid.ts'
import { lintBetting } from './lines/betting.ts'
import { lintCorners } from './lines/corners.ts'
import { lintLines } from './lines/lines.ts'
import { lintLoop } from './loop.ts'
import { lintAhead } from './spaces/ahead.ts'
import { lintFront } from './spaces/front.ts'
import { lintGround } from './spaces/ground.ts'
import { lintIds } from './spaces/ids.ts'
import { lintReach } from './spaces/reach.ts'
import { lintRectangle } from './spaces/rectangle.ts'
import { lintRoom } from './spaces/room.ts'

const checks = [
  lintLoop,
  lintIds,
  lintGround,
  lintFront,
  lintRectangle,
  lintAhead,
  lintGrid,
  lintReach,
  lintLines,
  lintBetting,
  lintCorners,
  lintRoom,
  lintFigures,
]

/** Proves a compiled circuit sound, or says what is wrong with it and where. */
export function lint(circuit: Circuit): Flaw[] {
  return checks.flatMap((check) => check(circuit))
}
