import type { Circuit } from './circuit.ts'
import { ahead } from './lint/ahead.ts'
import { figures } from './lint/figures.ts'
import type { Finding } from './lint/finding.ts'
import { ground } from './lint/ground.ts'
import { lines } from './lint/lines.ts'
import { loop } from './lint/loop.ts'
import { reach } from './lint/reach.ts'
import { room } from './lint/room.ts'

const checks = [loop, ground, ahead, reach, lines, room, figures]

/** Proves a compiled circuit sound, or says what is wrong with it and where. */
export function lint(circuit: Circuit): Finding[] {
  return checks.flatMap((check) => check(circuit))
}
