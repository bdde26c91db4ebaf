import type { Circuit } from '../circuit.ts'
import { figures } from './figures.ts'
import type { Finding } from './finding.ts'
import { grid } from './grid.ts'
import { betting } from './lines/betting.ts'
import { corners } from './lines/corners.ts'
import { lines } from './lines/lines.ts'
import { loop } from './loop.ts'
import { ahead } from './spaces/ahead.ts'
import { front } from './spaces/front.ts'
import { ground } from './spaces/ground.ts'
import { ids } from './spaces/ids.ts'
import { reach } from './spaces/reach.ts'
import { rectangle } from './spaces/rectangle.ts'
import { room } from './spaces/room.ts'

const checks = [loop, ids, ground, front, rectangle, ahead, grid, reach, lines, betting, corners, room, figures]

/** Proves a compiled circuit sound, or says what is wrong with it and where. */
export function lint(circuit: Circuit): Finding[] {
  return checks.flatMap((check) => check(circuit))
}
