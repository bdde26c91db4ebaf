/**
 * `npm run fuzz -- --count 10000000 --processes 2 --seed monday`: commands of every kind thrown at matches of all games,
 * in several processes at once. What a process found is printed with the seed that leads there again.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { gameIds, openBox } from '@paddock/games'
import { type FuzzFindings, fuzz } from '@paddock/kernel/fuzz'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200000' },
    seed: { type: 'string', default: 'fuzz' },
    processes: { type: 'string', default: '1' },
    game: { type: 'string', multiple: true, default: [...gameIds] },
  },
})
const count = Number(values.count)
const processes = Number(values.processes)

if (processes > 1) await inSeveral()
else await here()

async function here(): Promise<void> {
  const boxes = await Promise.all(values.game.map((id) => openBox(id)))
  const start = performance.now()
  let told = start
  const findings = fuzz(
    boxes.filter((box) => box !== undefined),
    {
      count,
      seed: values.seed,
      tell: (thrown) => {
        if (performance.now() - told < 30_000) return
        told = performance.now()
        console.error(`${values.seed}: ${thrown} of ${count}`)
      },
    },
  )
  report(findings, (performance.now() - start) / 1000)
}

function report({ faults, thrown, ...findings }: FuzzFindings, seconds: number): void {
  for (const fault of faults) console.error('fault', fault)
  const perSecond = Math.round(thrown / seconds)
  console.log({
    seed: values.seed,
    thrown,
    ...findings,
    faults: faults.length,
    seconds: Math.round(seconds),
    perSecond,
  })
  process.exitCode = faults.length > 0 ? 1 : 0
}

async function inSeveral(): Promise<void> {
  const games = values.game.flatMap((id) => ['--game', id])
  const each = String(Math.ceil(count / processes))
  const children = Array.from({ length: processes }, (_, index) =>
    spawn(process.execPath, [import.meta.filename, '--count', each, '--seed', `${values.seed}-${index}`, ...games], {
      stdio: 'inherit',
    }),
  )
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]))
  process.exitCode = codes.some((code) => code !== 0) ? 1 : 0
}
