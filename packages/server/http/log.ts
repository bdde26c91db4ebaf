/** What the log says of requests and errors: enough to find a fault, no secrets. */
import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** Invitations and device codes stand in addresses of the page; whoever reads the log must not use them. */
export function withoutSecrets(url: string): string {
  return url.replace(/^(\/join\/[^/?]*\/|\/device\/)[^/?]+/, '$1…').replace(/([?&](?:invite|code|token)=)[^&]*/g, '$1…')
}

const serializers = {
  req: ({ method, url }: FastifyRequest) => ({ method, url: withoutSecrets(url) }),
  /** An error's own fields may hold the record of a match, and with it the seed. */
  err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
}

export function logging(logger: FastifyServerOptions['logger']): FastifyServerOptions['logger'] {
  if (logger === undefined || logger === false) return false
  return { ...(logger === true ? {} : logger), serializers }
}
