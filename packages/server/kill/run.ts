/** node packages/server/kill/run.ts 50 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killOften } from './harness.ts'

const rounds = Number(process.argv[2] ?? 50)
const folder = mkdtempSync(join(tmpdir(), 'paddock-kill-'))
const { lost, ...verdict } = await killOften(folder, rounds, (round, acknowledged) => {
  console.log(`kill ${round} of ${rounds}: ${acknowledged} acknowledged so far`)
})
console.log({ ...verdict, lost: lost.length })
for (const what of lost) console.error('lost', what)
rmSync(folder, { recursive: true, force: true })
process.exitCode = lost.length > 0 || verdict.finished < verdict.tables ? 1 : 0
