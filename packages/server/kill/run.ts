/**
 * `npm run kill -- 1000 --at-once 2 --seed monday`: so many kills of a server on SQLite, under load, several on folders
 * of their own at once. `npm run kill -- --postgres 300`: of three nodes on PostgreSQL and NATS, and of these.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { killNodes } from './cluster.ts'
import { killOften } from './harness.ts'
import type { Verdict } from './siege.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'kill' },
    'at-once': { type: 'string', default: '1' },
    postgres: { type: 'string' },
  },
})
const { seed } = values
const kills = Number(values.postgres ?? positionals[0] ?? 50)
const atOnce = Number(values['at-once'])
const start = performance.now()

if (values.postgres !== undefined) report(await ofNodes())
else if (atOnce > 1) await several()
else await one()

function tell(killed: number, acknowledged: number): void {
  if (killed % 10 === 0) console.log(`${seed}: kill ${killed} of ${kills}, ${acknowledged} acknowledged so far`)
}

/** Most kills are of nodes; one in eight is of PostgreSQL, one in twelve of NATS. */
function ofNodes(): Promise<Verdict> {
  const [postgres, nats] = [Math.ceil(kills / 8), Math.ceil(kills / 12)]
  return killNodes({ nodes: kills - postgres - nats, postgres, nats, seed, options: 'any', tell })
}

async function one(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'paddock-kill-'))
  const isGood = report(await killOften({ dataFolder, kills, seed, options: 'any', tell }))
  if (isGood) rmSync(dataFolder, { recursive: true, force: true })
  else console.error(`What is left is in ${dataFolder}.`)
}

function report({ faults, ...verdict }: Verdict): boolean {
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log({ seed, ...verdict, seconds, faults: faults.length })
  for (const fault of faults) console.error(fault)
  const isGood = faults.length === 0 && verdict.finished === verdict.tables
  process.exitCode = isGood ? 0 : 1
  return isGood
}

async function several(): Promise<void> {
  const each = String(Math.ceil(kills / atOnce))
  const children = Array.from({ length: atOnce }, (_, index) =>
    spawn(process.execPath, [import.meta.filename, each, '--seed', `${seed}-${index}`], { stdio: 'inherit' }),
  )
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]))
  process.exitCode = codes.some((code) => code !== 0) ? 1 : 0
}
