import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RulesFailed, type Seat } from '@paddock/kernel'
import { freshTableId } from './people/secrets.ts'
import type { Server } from './server.ts'
import { inMemory } from './store/sqlite.ts'

/** A bot could not decide in this match as it stood. */
export class BotFailed extends Error {
  override readonly name = 'BotFailed'
  readonly match: RulesFailed['match']
  readonly next: { readonly seat: Seat; readonly bot: string }

  constructor(match: RulesFailed['match'], next: BotFailed['next'], cause: unknown) {
    super(`${match.game}: the bot ${next.bot} in seat ${next.seat} could not decide: ${cause}`, { cause })
    this.match = match
    this.next = next
  }
}

/**
 * A fault of the server or of a game. The log names it and holds no secret of a match; what
 * shows a game's fault again goes into a file of its own, beside the database.
 */
export function noteFault({ log, metrics, settings }: Server, error: unknown, where: object): string {
  const fault = freshTableId()
  metrics.faults.inc()
  const file =
    error instanceof RulesFailed || error instanceof BotFailed
      ? keepRecord(settings.dataFolder, fault, error)
      : undefined
  log.error({ err: error, fault, ...where, ...(file ? { file } : {}) }, 'fault')
  return fault
}

function keepRecord(folder: string, fault: string, { match, next }: RulesFailed | BotFailed): string | undefined {
  if (folder === inMemory) return undefined
  const file = join(folder, 'faults', `${fault}.json`)
  try {
    mkdirSync(join(folder, 'faults'), { recursive: true })
    writeFileSync(file, JSON.stringify({ match, next }), { mode: 0o600 })
    return file
  } catch (error) {
    return `could not be written: ${error}`
  }
}
