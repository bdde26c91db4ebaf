import type { Circuit } from '../circuit.ts'
import { checkFigures } from './figures.ts'
import type { Finding } from './finding.ts'
import { checkGrid } from './grid.ts'
import { checkBetting } from './lines/betting.ts'
import { checkCorners } from './lines/corners.ts'
import { checkLines } from './lines/lines.ts'
import { checkLoop } from './loop.ts'
import { checkAhead } from './spaces/ahead.ts'
import { checkFront } from './spaces/front.ts'
import { checkGround } from './spaces/ground.ts'
import { checkIds } from './spaces/ids.ts'
import { checkReach } from './spaces/reach.ts'
import { checkRectangle } from './spaces/rectangle.ts'
import { checkRoom } from './spaces/room.ts'

const checks = [
  checkLoop,
  checkIds,
  checkGround,
  checkFront,
  checkRectangle,
  checkAhead,
  checkGrid,
  checkReach,
  checkLines,
  checkBetting,
  checkCorners,
  checkRoom,
  checkFigures,
]

/** Proves a compiled circuit sound, or says what is wrong with it and where. */
export function lint(circuit: Circuit): Finding[] {
  return checks.flatMap((check) => check(circuit))
}
