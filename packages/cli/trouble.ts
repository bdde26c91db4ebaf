import { Refusal } from '@paddock/kernel'
import { findCommand } from './commands.ts'
import { remark } from './output.ts'
import { Failure, WrongUse } from './subcommand.ts'

/** Says on stderr what went wrong; the number is the exit code. */
export function tellTrouble(error: unknown, name: string | undefined): number {
  const command = name === undefined ? undefined : findCommand(name)
  const who = command ? `paddock ${command.name}` : 'paddock'
  if (error instanceof WrongUse) {
    remark(`${who}: ${error.message}\nSee: paddock help${command ? ` ${command.name}` : ''}`)
    return 2
  }
  if (error instanceof Failure || error instanceof Refusal) {
    remark(`${who}: ${error.message}`)
    return 1
  }
  remark(`${who}: this is a fault in Paddock, not in what you asked for.\n${fault(error)}`)
  return 1
}

/** What a bug leaves behind: the message, which holds the match record where there was one. */
function fault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? `\nCause: ${error.cause.message}` : ''
  const trace = process.env.PADDOCK_TRACE ? `\n${error.stack}` : '\nSet PADDOCK_TRACE=1 to see where it happened.'
  return `${error.message}${cause}${trace}`
}
