/** Every answer that is not a success: a word to act on, a sentence for developers, never a stack trace. */
import { Refusal } from '@paddock/kernel'
import type { TroubleCode, TroubleTold } from '@paddock/protocol'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { noteFault } from '../fault.ts'
import type { Server } from '../server.ts'
import { Unreachable } from '../store/unreachable.ts'
import { Conflict, Unwritten } from '../store/write.ts'
import { InTrouble, statusOf } from '../trouble.ts'

interface Answer {
  readonly code: TroubleCode
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
  /** Where the framework has a more exact status than the word has. */
  readonly status?: number
}

export function answerTrouble(server: Server) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { method, routeOptions } = request
    const { code, details, status, told } = explainTrouble(server, error, { method, route: routeOptions.url })
    if (typeof details?.seconds === 'number') reply.header('retry-after', details.seconds)
    return reply
      .code(status ?? statusOf[code])
      .type('application/json')
      .send(told)
  }
}

/** Why something was not done, as it is told whoever asked for it; `where` is noted if it is a fault of the server. */
export function explainTrouble(server: Server, error: unknown, where: object): Answer & { readonly told: TroubleTold } {
  const answer = explain(error) ?? fault(server, error, where)
  const { code, message, details } = answer
  server.metrics.refusals.inc({ code })
  const isBare = details === undefined || Object.keys(details).length === 0
  const told = { error: { code, message, ...(isBare ? {} : { details: { ...details } }) } }
  return { code, message, ...(details ? { details } : {}), ...(answer.status ? { status: answer.status } : {}), told }
}

function explain(error: unknown): Answer | undefined {
  if (error instanceof InTrouble || error instanceof Refusal) return error
  if (error instanceof Unwritten && !error.certain) return { code: 'unavailable', message: notKnown }
  if (error instanceof Unwritten || error instanceof Conflict) {
    return { code: 'unavailable', message: 'It could not be written down, so nothing was done. Try again.' }
  }
  if (error instanceof Unreachable) {
    return { code: 'unavailable', message: 'The store cannot be reached at the moment. Try again.' }
  }
  return isFrameworkError(error) ? explainFramework(error) : undefined
}

const notKnown =
  'It is not known whether it was written down. Look, or send it again by the same id: what has an id is done once.'

function explainFramework(error: FrameworkError): Answer | undefined {
  const { validation, validationContext, statusCode: status = 500, message } = error
  if (validation) {
    const problems = validation.map(({ instancePath, message, params }) => ({
      at: `${validationContext}${instancePath.replaceAll('/', '.')}`,
      problem: message ?? 'is wrong',
      ...(params && Object.keys(params).length > 0 ? { expected: params } : {}),
    }))
    const said = problems.map(({ at, problem }) => `${at} ${problem}`).join('; ')
    return { code: 'malformed', message: `This request is not of the expected form: ${said}.`, details: { problems } }
  }
  if (status >= 500 || status < 400) return undefined
  return exact[status] ?? { code: 'malformed', message, status }
}

/** What the framework and its plugins say shortly. */
const exact: Readonly<Record<number, Answer>> = {
  // Of a path that leads out of the page's folder nothing is said but that it is none of ours.
  403: { code: 'not-found', message: 'There is no such file.' },
  404: { code: 'not-found', message: 'There is no such file.' },
  413: { code: 'too-large', message: 'A request may hold 16 KB at most.' },
  414: {
    code: 'too-large',
    message: 'A part of this address is too long; none has more than 100 characters.',
    status: 414,
  },
  416: { code: 'malformed', message: 'The file has no such part; ask for it without a range.', status: 416 },
}

function fault(server: Server, error: unknown, where: object): Answer {
  const name = noteFault(server, error, where)
  const message = `A fault of the server; nothing was done. It is noted there as ${name}.`
  return { code: 'internal', message, details: { fault: name } }
}

/** What Fastify throws, and those of its plugins that know statuses too. */
type FrameworkError = Error & Pick<Partial<FastifyError>, 'statusCode' | 'validation' | 'validationContext'>

function isFrameworkError(error: unknown): error is FrameworkError {
  return error instanceof Error && ('statusCode' in error || 'validation' in error)
}
