/**
 * Speed against peers, side by side in one run, as ratios: machines are noisy.
 *
 *   npm run bench [-- part …] [--json]
 */
import { parseArgs } from 'node:util'
import { cluster } from './parts/cluster.ts'
import { engine } from './parts/engine.ts'
import { hostile } from './parts/hostile.ts'
import { server } from './parts/server.ts'
import { web } from './parts/web.ts'

/** What can be measured. */
const parts: Readonly<Record<string, (say: (line: string) => void) => Promise<object>>> = {
  engine,
  server,
  cluster,
  hostile,
  web,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})
const unknown = positionals.find((name) => !Object.hasOwn(parts, name))
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". Parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

const figures: Record<string, object> = {}
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  figures[name] = await measure((line) => process.stderr.write(`${line}\n`))
}
if (values.json) console.log(JSON.stringify(figures))
else for (const [name, measured] of Object.entries(figures)) print(name, measured)

/** A table a person can read: one line a figure, nested figures indented. */
function print(name: string, value: unknown, indent = ''): void {
  if (typeof value !== 'object' || value === null) {
    const shown = typeof value === 'number' ? value.toLocaleString('en') : String(value)
    console.log(`${(indent + name).padEnd(32)}${shown.padStart(16)}`)
    return
  }
  console.log(indent + name)
  for (const [key, inner] of Object.entries(value)) print(key, inner, `${indent}  `)
}
