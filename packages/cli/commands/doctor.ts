import { gameIds, openBox } from '@paddock/games'
import type { Report, Where } from '@paddock/server'
import { parse } from '../arguments.ts'
import { dataFolder, fromHome } from '../data-folder.ts'
import { inColumns, print, printJson, remark } from '../output.ts'
import { progressBar } from '../progress.ts'
import { Failure, type Subcommand, WrongUse } from '../subcommand.ts'

export const doctorCommand: Subcommand = {
  name: 'doctor',
  summary: 'check what a server has stored',
  help: `Usage: paddock doctor [options]

Looks through what a server, or several, have stored: whether a file is sound and a database keeps
its promises, everything that is referred to is there, no log has a gap, every match that is not over
can be played again and stands where it is said to stand, snapshots say what the log says, and what
must happen next is written down. It only reads, and may run beside the servers.

  --data DIR     the folder. Also: PADDOCK_DATA; else $XDG_STATE_HOME/paddock or ~/.paddock
  --database DB  the store instead: sqlite:DIR or postgres://…. Also, without --data: PADDOCK_DATABASE
  --all          play the matches again that are over, too
  --json         the report as JSON: ok, isServed, rows, tables, snapshots,
                 findings (part, where, severity, problem, advice)

A finding is grave (✗) or slight (!): servers get along with a slight one, and nobody notices.
Exit code 1 if anything is wrong.`,
  async run(args) {
    const { values } = parse({
      args,
      options: {
        data: { type: 'string' },
        database: { type: 'string' },
        all: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    })
    // Loaded here, so that the other commands start without it.
    const { examine, NoStore, readWhere, whereTold } = await import('@paddock/server')
    const database =
      values.database ?? (values.data === undefined ? process.env.PADDOCK_DATABASE || undefined : undefined)
    const where: Where | undefined =
      database === undefined ? { kind: 'sqlite', folder: values.data ?? dataFolder(process.env) } : readWhere(database)
    if (!where) throw new WrongUse(`--database is sqlite:DIR or postgres://…; got "${database}".`)
    const { progress, clear } = progressBar()
    const examining = { games: { ids: gameIds, openBox }, all: values.all ?? false, tell: progress }
    const report = await examine(where, examining)
      .catch((error: unknown) => {
        throw error instanceof NoStore ? new Failure(error.message) : error
      })
      .finally(clear)
    const place = where.kind === 'sqlite' ? { folder: where.folder } : { database: whereTold(where) }
    if (values.json) printJson({ ...place, ...report })
    else tell(report, fromHome(whereTold(where)))
    return report.ok ? 0 : 1
  },
}

const signs = { grave: '✗', slight: '!' } as const

function tell({ ok, isServed, rows, tables, snapshots, findings }: Report, place: string): void {
  if (isServed) remark('A server is running on this store; what it writes meanwhile may be left out.')
  print(`The store in ${place}`)
  for (const [title, counts] of [
    ['Rows', rows],
    ['Tables', tables],
    ['Snapshots of the matches that were played again', snapshots],
  ] as const) {
    if (Object.keys(counts).length === 0) continue
    print(title)
    print(inColumns(Object.entries(counts).map(([state, count]) => [state, `${count}`])))
  }
  for (const { part, where, severity, problem, advice } of findings) {
    print(`${signs[severity]} ${part}${where === undefined ? '' : ` ${where}`}: ${problem}\n  ${advice}`)
  }
  const grave = findings.filter(({ severity }) => severity === 'grave').length
  print(ok ? '✓ Nothing is wrong.' : `${findings.length} findings, ${grave} of them grave.`)
}
