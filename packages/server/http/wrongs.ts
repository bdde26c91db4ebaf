/** Whoever guesses secrets (tokens, invitations, codes for other devices) may do so only so often. */
import type { FastifyRequest } from 'fastify'
import type { Server } from '../server.ts'
import { InTrouble } from '../trouble.ts'
import { payerOf } from './limit.ts'

const wrong: readonly string[] = ['wrong-invite', 'wrong-code']

/** In trouble, before anything is looked up, if there have been too many wrong ones from that address. */
export function checkWrongs({ allowance }: Server, request: FastifyRequest): void {
  allowance.check('wrongs', payerOf(request))
}

/** Does what was asked for, unless there have been too many wrong ones; if it is wrong again, that is counted. */
export async function countWrong<Result>(
  server: Server,
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  checkWrongs(server, request)
  try {
    return await work()
  } catch (error) {
    if (error instanceof InTrouble && wrong.includes(error.code)) server.allowance.take('wrongs', payerOf(request))
    throw error
  }
}
