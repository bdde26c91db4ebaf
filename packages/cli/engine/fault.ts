import { Refusal } from '@paddock/kernel'

/** Why a request was turned down before the match was asked. */
export type FaultCode =
  | 'not-json' // the line is no JSON object
  | 'too-long' // the line is longer than allowed
  | 'unknown-request' // "do" names nothing there is
  | 'malformed' // a field is missing or not of its kind
  | 'no-match' // nothing has been started yet

export class Fault extends Error {
  override readonly name = 'Fault'
  readonly code: FaultCode

  constructor(code: FaultCode, message: string) {
    super(message)
    this.code = code
  }
}

const longestMessage = 1000

/** What a program is told of an error: a word to act on, a sentence to read, and the figures. */
export function errorOf(error: unknown): object {
  const { code, message, details } = told(error)
  const short = message.length > longestMessage ? `${message.slice(0, longestMessage)} …` : message
  return { code, message: short, ...details }
}

function told(error: unknown): { code: string; message: string; details?: object } {
  if (error instanceof Fault || error instanceof Refusal) return error
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) }
}
