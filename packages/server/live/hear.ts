/** What a client says over its socket: commands, checked and answered as if they came by POST, and calls for a sign of life. */
import { isObject } from '@paddock/kernel'
import { ActMessage, type CommandMessage, closeCodes, Ping, UndoMessage } from '@paddock/protocol'
import { Compile } from 'typebox/compile'
import { explainTrouble } from '../http/answer-trouble.ts'
import { personOf } from '../http/identity.ts'
import type { Server } from '../server.ts'
import { act, undo } from '../tables/match/act.ts'
import { InTrouble } from '../trouble.ts'
import { sayGoodbye, send, wire } from './send.ts'
import type { Watcher } from './watchers.ts'

const ping = Compile(Ping)
const acting = Compile(ActMessage)
const undoing = Compile(UndoMessage)

export function hear(server: Server, table: string, watcher: Watcher, text: string): void {
  if (!mayTalk(server, watcher)) return
  const message = parsed(text)
  if (ping.Check(message)) send(server, watcher, wire(server, { type: 'pong' }))
  else if (acting.Check(message) || undoing.Check(message)) void carryOut(server, table, watcher, message)
  else if (isNamed(message)) refuse(server, watcher, message.id, malformed(message))
  else sayGoodbye(watcher, closeCodes.malformed, 'Say {"type":"ping"}, or a command of type "act" or "undo".')
}

/** Whoever says too much at once is sent away. */
function mayTalk({ allowance, metrics }: Server, watcher: Watcher): boolean {
  const { socket, payer } = watcher
  if (socket.readyState !== socket.OPEN) return false
  try {
    allowance.take('messages', payer)
    return true
  } catch {
    metrics.refusals.inc({ code: 'too-many' })
    sayGoodbye(watcher, closeCodes.tooMany, 'You say too much at once.')
    return false
  }
}

async function carryOut(server: Server, table: string, watcher: Watcher, message: CommandMessage): Promise<void> {
  const { id } = message
  // Whoever is not answered any more comes back, and sends it again.
  if (server.isClosing()) return
  try {
    server.allowance.take('commands', watcher.payer)
    const done = await command(server, table, watcher, message)
    send(server, watcher, wire(server, { type: 'done', id, ...done }))
  } catch (error) {
    refuse(server, watcher, id, error)
  }
}

function command(server: Server, table: string, watcher: Watcher, message: CommandMessage) {
  const person = personOf(watcher)
  const { type, ...request } = message
  return 'action' in request ? act(server, table, person, request) : undo(server, table, person, request)
}

function refuse(server: Server, watcher: Watcher, id: string, error: unknown): void {
  const { told } = explainTrouble(server, error, { socket: id })
  send(server, watcher, wire(server, { type: 'refused', id, ...told }))
}

/** A command that has a name can be told what is wrong with it. */
function isNamed(message: unknown): message is { type: 'act' | 'undo'; id: string } {
  if (!isObject(message) || (message.type !== 'act' && message.type !== 'undo')) return false
  return typeof message.id === 'string' && message.id.length > 0 && message.id.length <= 64
}

function malformed(message: { type: 'act' | 'undo' }): InTrouble {
  const wrong = (message.type === 'act' ? acting : undoing).Errors(message)
  const problems = wrong.map(({ instancePath, message, params }) => ({
    at: `message${instancePath.replaceAll('/', '.')}`,
    problem: message,
    ...(Object.keys(params).length > 0 ? { expected: params } : {}),
  }))
  const said = problems.map(({ at, problem }) => `${at} ${problem}`).join('; ')
  return new InTrouble('malformed', `This message is not of the expected form: ${said}.`, { problems })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
