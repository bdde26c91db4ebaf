import { once } from 'node:events'
import { parse, readGame } from '../arguments.ts'
import { Engine, longestLine } from '../engine/engine.ts'
import { linesOf } from '../engine/lines.ts'
import type { Subcommand } from '../subcommand.ts'

export const engineCommand: Subcommand = {
  name: 'engine',
  summary: 'the rules of a game for programs, line by line',
  help: `Usage: paddock engine <game>

Reads requests from stdin and answers on stdout, one JSON object a line:

  {"do": "start", "seats": 3, "seed": "any text"}
  {"do": "choices", "seat": 0}
  {"do": "act", "seat": 0, "action": …}

Also game, pending, view, undo, record, hash. A request may carry "re", which its answer repeats.
Every answer says "ok": true, or "ok": false with an "error". The end of the input ends the program.
docs/engine-protocol.md describes every request and answer.`,
  async run(args) {
    const { positionals } = parse({ args, allowPositionals: true, options: {} })
    const engine = new Engine(await readGame(positionals))
    for await (const line of linesOf(process.stdin, longestLine)) {
      const written = process.stdout.write(`${JSON.stringify(engine.answer(line))}\n`)
      if (!written) await once(process.stdout, 'drain')
    }
    return 0
  },
}
