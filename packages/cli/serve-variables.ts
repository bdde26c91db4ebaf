/** What can be said about a server by environment variables alone. */
import type { ServerOptions } from '@paddock/server'
import { WrongUse } from './subcommand.ts'

type Said = Pick<ServerOptions, 'metrics' | 'bots' | 'sleepAfter' | 'putAway'>

export function readVariables(env: NodeJS.ProcessEnv): Said {
  const threads = readNumber(env, 'PADDOCK_BOT_THREADS', 1, 256)
  const sleepAfter = readNumber(env, 'PADDOCK_SLEEP_AFTER', 10, 86_400)
  const gathering = readNumber(env, 'PADDOCK_PUT_AWAY_GATHERING', 1, 36_500)
  const racing = readNumber(env, 'PADDOCK_PUT_AWAY_RACING', 1, 36_500)
  const metrics = readMetrics(env.PADDOCK_METRICS)
  return {
    ...(metrics === undefined ? {} : { metrics }),
    ...(threads === undefined ? {} : { bots: { threads } }),
    ...(sleepAfter === undefined ? {} : { sleepAfter: sleepAfter * 1000 }),
    putAway: {
      ...(gathering === undefined ? {} : { gathering }),
      ...(racing === undefined ? {} : { racing }),
    },
  }
}

/** `127.0.0.1:9464`, `[::1]:9464`. */
function readMetrics(text: string | undefined): Said['metrics'] {
  if (text === undefined || text === '') return undefined
  const [, host = '', port = ''] = /^(?:\[?([^\]]+?)\]?):(\d{1,5})$/.exec(text) ?? []
  if (host !== '' && Number(port) <= 65_535) return { host, port: Number(port) }
  throw new WrongUse(`PADDOCK_METRICS is an address and a port, as 127.0.0.1:9464; got "${text}".`)
}

function readNumber(env: NodeJS.ProcessEnv, name: string, least: number, most: number): number | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new WrongUse(`${name} is a whole number from ${least} to ${most}; got "${text}".`)
}
