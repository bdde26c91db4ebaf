/** What a server says to bytes that no HTTP client would send. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { TroubleTold } from '@paddock/protocol'
import { Compile } from 'typebox/compile'

const form = Compile(TroubleTold)

export interface RawAnswer {
  readonly status: number
  readonly head: string
  /** The word of the refusal, if it has the form that every refusal has. */
  readonly code: string | undefined
}

/** Says this and nothing more, and hears what comes until the server hangs up. */
export async function sayRaw(address: string, says: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(says)
  const heard = await text(socket)
  const [head = '', body = ''] = heard.split('\r\n\r\n', 2)
  return { status: Number(head.split(' ')[1]), head, code: codeOf(body) }
}

function codeOf(body: string): string | undefined {
  try {
    const told: unknown = JSON.parse(body)
    return form.Check(told) ? told.error.code : undefined
  } catch {
    return undefined
  }
}
