import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RulesFailed } from '@paddock/kernel'
import { freshTableId } from './people/secrets.ts'
import type { Server } from './server.ts'
import { inMemory } from './store/sqlite.ts'

/**
 * A fault of the server or of a game. The log names it and holds no secret of a match; what
 * shows a game's fault again goes into a file of its own, beside the database.
 */
export function noteFault({ log, metrics, settings }: Server, error: unknown, where: object): string {
  const fault = freshTableId()
  metrics.faults.inc()
  const file = error instanceof RulesFailed ? keepRecord(settings.dataFolder, fault, error) : undefined
  log.error({ err: error, fault, ...where, ...(file ? { file } : {}) }, 'fault')
  return fault
}

function keepRecord(folder: string, fault: string, { match, next }: RulesFailed): string | undefined {
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
