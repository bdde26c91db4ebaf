import type { Circuit } from './circuit.ts'
import { ahead } from './lint/ahead.ts'
import { betting } from './lint/betting.ts'
import { corners } from './lint/corners.ts'
import { figures } from './lint/figures.ts'
import type { Finding } from './lint/finding.ts'
import { front } from './lint/front.ts'
import { grid } from './lint/grid.ts'
import { ground } from './lint/ground.ts'
import { ids } from './lint/ids.ts'
import { lines } from './lint/lines.ts'
import { loop } from './lint/loop.ts'
import { reach } from './lint/reach.ts'
import { rectangle } from './lint/rectangle.ts'
import { room } from './lint/room.ts'

const checks = [loop, ids, ground, front, rectangle, ahead, grid, reach, lines, betting, corners, room, figures]

/** Proves a compiled circuit sound, or says what is wrong with it and where. */
export function lint(circuit: Circuit): Finding[] {
  return checks.flatMap((check) => check(circuit))
}
