/** `npm run fuzz:server -- 200000 --seed monday [--limits usual]`: malformed requests, bytes and sockets in any number. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fuzzServer } from './fuzz.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: 'fuzz' }, limits: { type: 'string', default: 'none' } },
})
const count = Number(positionals[0] ?? 20_000)
const folder = mkdtempSync(join(tmpdir(), 'paddock-fuzz-'))
const start = performance.now()
let told = start
const { faults, ...findings } = await fuzzServer({
  folder,
  count,
  seed: values.seed,
  limits: values.limits === 'usual' ? 'usual' : 'none',
  tell: (thrown) => {
    if (performance.now() - told < 20_000) return
    told = performance.now()
    console.log(`${thrown} of ${count}`)
  },
})
for (const fault of faults) console.error(fault)
const seconds = Math.round((performance.now() - start) / 1000)
console.log({ seed: values.seed, ...findings, seconds, faults: faults.length })
rmSync(folder, { recursive: true, force: true })
process.exitCode = faults.length > 0 ? 1 : 0
