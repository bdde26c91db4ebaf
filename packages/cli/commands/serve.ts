import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { parse, readWhole } from '../arguments.ts'
import { dataFolder, fromHome } from '../data-folder.ts'
import { print, remark } from '../output.ts'
import { readVariables } from '../serve-variables.ts'
import { Failure, type Subcommand, WrongUse } from '../subcommand.ts'

/** Where `npm start` puts the page. */
const builtPage = join(import.meta.dirname, '..', '..', '..', 'out', 'web')

export const serveCommand: Subcommand = {
  name: 'serve',
  summary: 'run the server and the page',
  help: `Usage: paddock serve [options]

Serves the page and the tables of people who play together. \`npm start\` builds the page and runs
this. Ctrl-C ends it within seconds, a second one at once; every match goes on where it was.

  --port N       the port, 3000 if left out; 0 for any that is free. Also: PORT
  --host NAME    the address to listen on, localhost if left out; 0.0.0.0 to let others in. Also: HOST
  --data DIR     where matches are kept. Also: PADDOCK_DATA; else $XDG_STATE_HOME/paddock or ~/.paddock
  --database DB  the store: sqlite:DIR or postgres://…, which several servers may share. Also: PADDOCK_DATABASE
  --nats URL     where servers that share a store tell each other what was written. Also: PADDOCK_NATS
  --log LEVEL    what is logged, as JSON lines on stderr: silent, error, warn (default), info. Also: PADDOCK_LOG
  --trust-proxy  believe a proxy in front about addresses and https. Also: PADDOCK_TRUST_PROXY=1

PADDOCK_METRICS=127.0.0.1:9464 serves measurements there; docs/server.md has more variables.`,
  async run(args) {
    const { env } = process
    const { values } = parse({
      args,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        database: { type: 'string' },
        nats: { type: 'string' },
        log: { type: 'string' },
        'trust-proxy': { type: 'boolean' },
      },
    })
    const port = readWhole('port', values.port ?? env.PORT, 0, 65_535) ?? 3000
    const host = values.host ?? env.HOST ?? 'localhost'
    const data = values.data ?? dataFolder(env)
    const database = values.database ?? (env.PADDOCK_DATABASE || undefined)
    const nats = values.nats ?? (env.PADDOCK_NATS || undefined)
    const level = readLevel(values.log ?? env.PADDOCK_LOG)
    const hasPage = existsSync(join(builtPage, 'index.html'))
    // Loaded here, so that the other commands start without it.
    const { CannotStart, reachableAt, readWhere, startServer, whereTold } = await import('@paddock/server')
    const where = database === undefined ? undefined : readWhere(database)
    if (database !== undefined && !where)
      throw new WrongUse(`--database is sqlite:DIR or postgres://…; got "${database}".`)
    const server = await startServer({
      host,
      port,
      dataFolder: data,
      ...(database === undefined ? {} : { database }),
      nats,
      logger: { level, stream: process.stderr },
      ...readVariables(env),
      trustProxy: values['trust-proxy'] ?? env.PADDOCK_TRUST_PROXY === '1',
      ...(hasPage ? { webFolder: builtPage } : {}),
    }).catch((error: unknown) => {
      if (!(error instanceof CannotStart)) throw error
      throw new Failure(error.concerns ? `${error.message}\n${advice[error.concerns]}` : error.message)
    })
    if (!hasPage) remark('The page is not built: npm start builds it. Serving the API alone.')
    const listens = Number(new URL(server.address).port)
    for (const address of [here(host, listens), ...reachableAt(host, listens)]) print(`Paddock is at ${address}`)
    if (server.metrics !== undefined) print(`Measurements are at ${server.metrics}`)
    print(`Matches are kept in ${where ? whereTold(where) : fromHome(data)}. Ctrl-C ends the server.`)
    await untilAskedToEnd()
    await server.close()
    print('The server has ended; every match is kept.')
    // What was not waited for, a bot that still thinks, say, keeps nobody waiting.
    setTimeout(() => process.exit(0), lingering).unref()
    return 0
  },
}

const advice = {
  port: 'PORT or --port says which: PORT=3001 npm start, for one.',
  host: 'HOST or --host says which: HOST=localhost npm start, for one.',
  folder: 'PADDOCK_DATA or --data says which folder.',
} as const

const levels = ['silent', 'error', 'warn', 'info']

function readLevel(text = 'warn'): string {
  if (levels.includes(text)) return text
  throw new WrongUse(`--log is one of ${levels.join(', ')}; got "${text}".`)
}

/** What to type into a browser on this machine. */
function here(host: string, port: number): string {
  const everyone = host === '0.0.0.0' || host === '::'
  return `http://${everyone ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Milliseconds. */
const lingering = 500

/** Started through npm one Ctrl-C arrives two or three times, almost at once. Milliseconds. */
const echo = 300

/** Ctrl-C, or whoever runs the process, asks. Asked once more, it ends at once: what was acknowledged is on disk. */
function untilAskedToEnd(): Promise<void> {
  return new Promise((resolve) => {
    let asked: number | undefined
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        asked ??= performance.now()
        resolve()
        if (performance.now() - asked > echo) process.exit(128 + constants.signals[signal])
      })
    }
  })
}
