import { isObject } from '@paddock/kernel'
import { pageHeader, readPageVersion } from '@paddock/protocol'
import type { FastifyRequest } from 'fastify'
import type { Server } from '../server.ts'
import { InTrouble } from '../trouble.ts'

/**
 * A page of another protocol is told so before anything it says is taken for something else. Programs do not say
 * what they speak and are answered as ever.
 */
export function checkPageVersion({ version }: Server, request: FastifyRequest): void {
  const told = request.headers[pageHeader] ?? (isObject(request.query) ? request.query.page : undefined)
  const page = typeof told === 'string' ? readPageVersion(told) : undefined
  if (!page) return
  const { protocol, oldest } = version
  const spoken = `The page speaks protocol ${page.protocol}, this server ${oldest} to ${protocol}.`
  if (page.protocol < oldest) throw new InTrouble('old-page', `${spoken} Load the page again.`, { ...version })
  if (page.protocol > protocol) throw new InTrouble('new-page', `${spoken} Try again later.`, { ...version })
}
