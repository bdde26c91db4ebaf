/**
 * `npm run kill -- 1000 --at-once 2 --seed monday`: so many kills under load, several servers on folders of their own
 * at once.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { killOften } from './harness.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'kill' },
    'at-once': { type: 'string', default: '1' },
  },
})
const kills = Number(positionals[0] ?? 50)
const atOnce = Number(values['at-once'])

if (atOnce > 1) await several()
else await one()

async function one(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'paddock-kill-'))
  const start = performance.now()
  const { faults, ...verdict } = await killOften({
    dataFolder,
    kills,
    seed: values.seed,
    options: 'any',
    tell: (killed, acknowledged) => {
      if (killed % 10 === 0)
        console.log(`${values.seed}: kill ${killed} of ${kills}, ${acknowledged} acknowledged so far`)
    },
  })
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log({ seed: values.seed, ...verdict, seconds, faults: faults.length })
  for (const fault of faults) console.error(fault)
  const isGood = faults.length === 0 && verdict.finished === verdict.tables
  if (isGood) rmSync(dataFolder, { recursive: true, force: true })
  else console.error(`What is left is in ${dataFolder}.`)
  process.exitCode = isGood ? 0 : 1
}

async function several(): Promise<void> {
  const each = String(Math.ceil(kills / atOnce))
  const children = Array.from({ length: atOnce }, (_, index) =>
    spawn(process.execPath, [import.meta.filename, each, '--seed', `${values.seed}-${index}`], { stdio: 'inherit' }),
  )
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]))
  process.exitCode = codes.some((code) => code !== 0) ? 1 : 0
}
