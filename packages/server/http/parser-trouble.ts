/** What is no HTTP at all, or too much of it, is turned down before there is a request. It gets the form of every refusal. */
import { type IncomingMessage, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { TroubleCode } from '@paddock/protocol'

export const parsing: ServerOptions = {
  // Node would answer without a word; `checkOpen` says what is missing.
  requireHostHeader: false,
  // Who offers to go on in another protocol, as some libraries do with every request, is answered in this one.
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
}

interface Answer {
  readonly status: number
  readonly code: TroubleCode
  readonly message: string
}

const answers: Readonly<Record<string, Answer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'malformed', message: 'The request did not come to its end in time.' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large', message: 'The headers of a request may hold 16 KB at most.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'too-large',
    message: 'The chunks of this request say too much.',
  },
}

const noHttp: Answer = { status: 400, code: 'malformed', message: 'This is not an HTTP request.' }

export function answerParser(error: NodeJS.ErrnoException, socket: Socket): void {
  // Who has hung up hears nothing.
  if (error.code !== 'ECONNRESET' && !socket.destroyed && socket.writable) {
    const { status, code, message } = answers[error.code ?? ''] ?? noHttp
    socket.end(rawAnswer(status, JSON.stringify({ error: { code, message } })))
  }
  socket.destroySoon()
}

/** Nothing is expected of us but an answer. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const error = { code: 'malformed', message: 'Leave out the header "Expect"; nothing of it can be promised.' }
  const body = JSON.stringify({ error })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), connection: 'close' }
  response.writeHead(417, headers).end(body)
}

/** An answer for a connection that nobody else answers on any more. */
export function rawAnswer(status: number, body: string): string {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
