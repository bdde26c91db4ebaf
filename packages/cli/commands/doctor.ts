import { gameIds, openBox } from '@paddock/games'
import { parse } from '../arguments.ts'
import { dataFolder, fromHome } from '../data-folder.ts'
import { inColumns, print, printJson, remark } from '../output.ts'
import { Failure, type Subcommand } from '../subcommand.ts'

export const doctorCommand: Subcommand = {
  name: 'doctor',
  summary: 'check what a server has stored',
  help: `Usage: paddock doctor [options]

Looks through the data folder of a server: whether the file is sound, everything that is referred to
is there, no log has a gap, every running match can be played again and stands where it is said to
stand, and what must happen next is written down. It only reads, and may run beside the server.

  --data DIR  the folder. Also: PADDOCK_DATA; else $XDG_STATE_HOME/paddock or ~/.paddock
  --all       play the matches again that are over, too
  --json      the report as JSON: ok, isServed, rows, tables, findings (part, where, problem, advice)

Exit code 1 if anything is wrong.`,
  async run(args) {
    const { values } = parse({
      args,
      options: { data: { type: 'string' }, all: { type: 'boolean' }, json: { type: 'boolean' } },
    })
    const folder = values.data ?? dataFolder(process.env)
    // Loaded here, so that the other commands start without it.
    const { examineFolder, NoStore } = await import('@paddock/server')
    const games = { ids: gameIds, openBox }
    const report = await examineFolder(folder, { games, all: values.all ?? false }).catch((error: unknown) => {
      throw error instanceof NoStore ? new Failure(error.message) : error
    })
    if (values.json) {
      printJson({ folder, ...report })
      return report.ok ? 0 : 1
    }
    if (report.isServed) remark('A server is running on this folder; what it writes meanwhile may be left out.')
    print(`The store in ${fromHome(folder)}`)
    print(inColumns(Object.entries(report.rows).map(([name, rows]) => [name, `${rows} rows`])))
    print('Its tables')
    print(inColumns(Object.entries(report.tables).map(([checked, tables]) => [checked, `${tables}`])))
    for (const { part, where, problem, advice } of report.findings) {
      print(`✗ ${part}${where === undefined ? '' : ` ${where}`}: ${problem}\n  ${advice}`)
    }
    print(report.ok ? '✓ Nothing is wrong.' : `${report.findings.length} findings.`)
    return report.ok ? 0 : 1
  },
}
