import { closeCodes, ServerMessage } from '@paddock/protocol'
import { Compile } from 'typebox/compile'
import type { Server } from '../server.ts'
import type { Watcher } from './watchers.ts'

const form = Compile(ServerMessage)

/** The message as it goes over the wire. */
export function wire(server: Server, message: ServerMessage): string {
  return checked(server, JSON.stringify(message))
}

/** A message that is written already. */
export function checked({ settings }: Server, text: string): string {
  if (settings.checkAnswers && !form.Check(JSON.parse(text))) {
    const [wrong] = form.Errors(JSON.parse(text))
    throw new Error(`No message of the protocol: ${wrong?.instancePath} ${wrong?.message} in ${text}`)
  }
  return text
}

/** A client that does not read must not fill the server's memory. It can come back and catch up. */
export function send({ settings, log, metrics }: Server, { socket, outbox }: Watcher, text: string): void {
  if (socket.readyState !== socket.OPEN) return
  if (outbox.unread <= settings.limits.unread) {
    outbox.add(text)
    return
  }
  log.warn({ unread: outbox.unread }, 'socket closed: the client does not read')
  metrics.slowClients.inc()
  socket.close(closeCodes.tooSlow, 'You do not read what you are sent.')
}

/** Ends a socket, after everything that was to be said over it. */
export function sayGoodbye({ socket, outbox }: Pick<Watcher, 'socket' | 'outbox'>, code: number, why?: string): void {
  outbox.empty()
  socket.close(code, why)
}
