/** Everything that a server can be sent, in any number, and what must be true afterwards. */
import { join } from 'node:path'
import { Rng } from '@paddock/kernel'
import { SqliteTruth } from '../kill/truth.ts'
import { Findings } from './findings.ts'
import { routesOf } from './routes.ts'
import { Bystander, newScene } from './scene.ts'
import { Target } from './target.ts'
import { type Throwing, throwFrames, throwGarbage, throwRequests } from './throwers.ts'

export interface ServerFuzz {
  readonly folder: string
  readonly count: number
  readonly seed: string
  readonly limits: 'usual' | 'none'
  readonly tell?: (thrown: number) => void
}

export interface ServerFindings {
  readonly thrown: number
  readonly answers: Readonly<Record<string, number>>
  /** Commands that were carried out on the way, all of them acknowledged. */
  readonly commands: number
  /** Megabytes in use before and after. */
  readonly heap: { readonly before: number; readonly after: number }
  readonly faults: readonly string[]
}

/** So many of each in a round, in several lines at once. */
const requests = 60
const garbages = 20
const sockets = 20
const lines = 4
/** After so many rounds there are new people at new tables: the old ones may have lost their keys, or come to an end. */
const rounds = 3

export async function fuzzServer({
  folder,
  count,
  seed,
  limits,
  tell = () => {},
}: ServerFuzz): Promise<ServerFindings> {
  const target = await Target.start(folder, limits)
  const { address, port } = target
  const findings = new Findings()
  const rng = Rng.fromSeed(`server ${seed}`)
  const routes = await routesOf(address)
  const bystander = await Bystander.at(address)
  const before = await bystander.seen()
  const tables: string[] = []
  let scene = await newScene(address, bystander, 0)
  const round = async (): Promise<void> => {
    const throwing = (line: number): Throwing => {
      const own = Rng.fromSeed(`${seed} ${findings.thrown} ${line} ${rng.int(1_000_000)}`)
      return { port, routes, scene, rng: own, findings }
    }
    const all = Array.from({ length: lines }, async (_, line) => {
      await throwRequests(throwing(line), requests)
      await throwGarbage(throwing(line), garbages)
      await throwFrames(throwing(line), sockets)
    })
    await Promise.all(all)
  }
  // The first round fills caches and compiles code, so that what is counted afterwards is not that.
  await round()
  const heapBefore = await target.heap()
  for (let number = 1; findings.thrown < count && !target.isGone && findings.faults.length < 40; number++) {
    if (number % rounds === 0 && limits === 'none') scene = await newScene(address, bystander, number)
    if (!tables.includes(scene.table)) tables.push(scene.table)
    await round()
    tell(findings.thrown)
  }
  if ((await bystander.seen()) !== before) findings.fault('A table that was none of their business was changed.')
  const heapAfter = await target.heap()
  if (!(await target.stop())) findings.fault('The server did not stop well.')
  for (const line of target.complaints) findings.fault(`The server’s log says: ${messageOf(line)}`, ` in ${line}`)
  const commands = await judgeLog(new SqliteTruth(join(folder, 'data')), tables, findings)
  const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10
  return {
    thrown: findings.thrown,
    answers: Object.fromEntries([...findings.answers].sort()),
    commands,
    heap: { before: megabytes(heapBefore), after: megabytes(heapAfter) },
    faults: findings.faults,
  }
}

/** The log holds exactly the commands that were acknowledged. */
async function judgeLog(truth: SqliteTruth, tables: readonly string[], findings: Findings): Promise<number> {
  const missing = new Set(findings.acknowledged)
  let commands = 0
  for (const table of tables) {
    for (const { command } of await truth.log(table)) {
      if (command === null) continue
      commands++
      missing.delete(`${table} ${command}`)
      if (findings.mayBeDone(table, command)) continue
      findings.fault(`"${command}" was carried out at ${table}, but never acknowledged.`)
    }
  }
  for (const key of missing) if (tables.some((table) => key.startsWith(table))) findings.fault(`Lost: "${key}".`)
  return commands
}

/** What a line of the log is about. */
function messageOf(line: string): string {
  try {
    const { err, msg } = JSON.parse(line)
    return String(err?.message ?? msg)
  } catch {
    return line
  }
}
