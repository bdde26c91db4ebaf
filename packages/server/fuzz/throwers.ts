/** Three ways to trouble a server: requests that are wrong somewhere, bytes that are none, sockets that talk nonsense. */
import { isObject, type Rng } from '@paddock/kernel'
import { ServerMessage, TableNow } from '@paddock/protocol'
import { Compile } from 'typebox/compile'
import { bodyOf } from '../testing/guest.ts'
import type { Findings } from './findings.ts'
import { frame, handshake, readFrames, wrongFrames } from './frames.ts'
import { garbage } from './garbage.ts'
import { fuzzedRequest, type Intent } from './request.ts'
import type { Route } from './routes.ts'
import type { Scene } from './scene.ts'
import { Hung, Wire } from './wire.ts'

const form = Compile(ServerMessage)

export interface Throwing {
  readonly port: number
  readonly routes: readonly Route[]
  readonly scene: Scene
  readonly rng: Rng
  readonly findings: Findings
}

/** So many requests over one connection, as long as it holds. */
export async function throwRequests({ port, routes, scene, rng, findings }: Throwing, count: number): Promise<void> {
  let wire = new Wire(port)
  for (let thrown = 0; thrown < count; thrown++) {
    if (wire.isClosed) wire = new Wire(port)
    const intent = thrown % 4 === 0 ? await someIntent(scene, rng) : undefined
    const request = fuzzedRequest(routes, scene, intent, rng)
    findings.thrown++
    wire.send(request.bytes)
    const answer = await wire.answer(request.method).catch(noted(findings, request.shown))
    if (!answer) findings.count('closed')
    else findings.judge(answer, request.method, request.shown)
    const { command } = request
    if (command) {
      // Half a character is kept as the sign for one that cannot be read.
      const key = `${command.table} ${command.name}`.toWellFormed()
      if (answer?.status === 200) findings.acknowledged.add(key)
      if (!answer) findings.unknown.add(key)
    }
    // A socket that was opened stays open, an expectation is never met: neither is good for another request.
    if (answer?.status === 101 || answer?.headers.get('connection') === 'close' || answer?.status === 417)
      wire.destroy()
    if (answer?.status === 101 || /expect:/.test(request.shown)) {
      wire.destroy()
      wire = new Wire(port)
    }
  }
  wire.destroy()
}

/** Bytes, and then silence: the server answers what it can, and closes. */
export async function throwGarbage({ port, scene, rng, findings }: Throwing, count: number): Promise<void> {
  for (let thrown = 0; thrown < count; thrown++) {
    const wire = new Wire(port)
    const bytes = garbage(scene, { bid: rng.int(13) }, rng)
    findings.thrown++
    wire.send(bytes)
    wire.finish()
    const answers = (await wire.answers([]).catch(noted(findings, bytes.toString('latin1').slice(0, 300)))) ?? []
    for (const answer of answers) findings.judge(answer, 'GET', bytes.toString('latin1').slice(0, 300))
    if (answers.length === 0) findings.count('closed')
    wire.destroy()
  }
}

/** A socket, opened rightly or not, and something wrong said over it. */
export async function throwFrames({ port, scene, rng, findings }: Throwing, count: number): Promise<void> {
  for (let thrown = 0; thrown < count; thrown++) {
    const { guest, seat } = rng.pick(scene.seated)
    const table = rng.pick([scene.table, scene.table, scene.gathering, 'nowhere'])
    const path = rng.int(20) === 0 ? rng.pick(['/', '/health', '/api/nothing', '/api/me']) : `/api/tables/${table}/live`
    const seen = rng.pick(['', '', '?seen=0', '?seen=3', '?seen=999999', '?seen=x', '?seen=-1'])
    const isRight = rng.int(4) > 0
    const wire = new Wire(port)
    findings.thrown++
    const shaken = handshake(`${path}${seen}`, guest.headers, rng, isRight)
    wire.send(shaken)
    const [method = ''] = shaken.split(' ')
    const answer = await wire.answer(method).catch(noted(findings, shaken))
    if (!answer) findings.count('closed')
    else findings.judge(answer, method, `a socket at ${path}${seen}`)
    if (answer?.status === 101) {
      const { action } = await someIntent(scene, rng)
      const number = rng.int(1_000_000)
      const id = `socket ${number}`
      // Whoever hangs up right after a command may not hear what became of it.
      findings.unheard.add(`${table} ${seat} ${number}`)
      const messages = [
        { type: 'ping' },
        { type: 'act', id, action },
        { type: 'act', id, at: 1, action },
        { type: 'undo', id },
      ]
      const flood = rng.int(20) === 0 ? 300 : 1 + rng.int(4)
      for (let message = 0; message < flood; message++) {
        wire.send(flood > 10 ? frame('{"type":"ping"}') : wrongFrames(messages, rng))
      }
      wire.send(frame(Buffer.from([0x03, 0xe8]), { first: 0x88 }))
      wire.finish()
      const heard = await wire.bytes().catch(noted(findings, `a socket at ${path}`))
      listen(heard ?? Buffer.alloc(0), `${table} ${seat}`, findings)
    }
    wire.destroy()
  }
}

/** A connection that hangs is a fault, and not waited for. */
function noted(findings: Findings, shown: string): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof Hung)) throw error
    findings.fault(error.message, ` After ${shown}`)
    return undefined
  }
}

/** Whatever the server says is of the protocol, and how it closes is one of the ways that were promised. */
function listen(bytes: Buffer, who: string, findings: Findings): void {
  let closed = 'closed without a word'
  for (const { opcode, payload } of readFrames(bytes).frames) {
    if (opcode === 8) closed = `closed with ${payload.length >= 2 ? payload.readUInt16BE(0) : 'nothing'}`
    if (opcode !== 1) continue
    const message: unknown = JSON.parse(payload.toString())
    if (!form.Check(message)) findings.fault(`No message of the protocol: ${payload.toString().slice(0, 300)}`)
    if (isObject(message) && message.type === 'done') findings.acknowledged.add(`${who} ${message.id}`.toWellFormed())
  }
  findings.count(closed)
  if (/1011|1006/.test(closed)) findings.fault(`A socket was ${closed}.`)
}

/** What one of those at the table could do now; something else, if they can do nothing. */
async function someIntent({ table, seated }: Scene, rng: Rng): Promise<Intent> {
  const { guest, seat } = rng.pick(seated)
  // Within limits, this too may be refused.
  const answer = await guest.get(`/api/tables/${table}`)
  const choices = (answer.status === 200 ? bodyOf(TableNow, answer).position?.choices : undefined) ?? []
  return { seat, action: choices.length > 0 ? choices[rng.int(choices.length)] : { bid: 1 } }
}
