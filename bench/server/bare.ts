/**
 * The peer: what any server for such commands would do at least, and nothing else. A Fastify route with the same
 * validation, a row in SQLite by group commit in a thread of its own, and a message of 1.5 KB to each of three sockets.
 * It knows no game, no person and no rule, in a process of its own like the server it is compared with.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type FastifyPluginCallbackTypebox, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import websocket from '@fastify/websocket'
import { ActRequest, CommandDone } from '@paddock/protocol'
import fastify from 'fastify'
import { Type } from 'typebox'
import type { WebSocket } from 'ws'
import type { Row } from './bare-writer.ts'

const [, , folder = '', seats = '3'] = process.argv
const padding = 'x'.repeat(1300)

interface BareTable {
  readonly sockets: WebSocket[]
  n: number
}

mkdirSync(folder, { recursive: true })
const writer = new Worker(new URL('./bare-writer.ts', import.meta.url), { workerData: join(folder, 'bare.sqlite') })
const tables = new Map<string, BareTable>()
let batch: Row[] = []
let waiting: (() => void)[] = []
let isWriting = false

/** Everything that comes while the disk is busy shares the next sync. */
async function write(row: Row): Promise<void> {
  batch.push(row)
  const written = new Promise<void>((resolve) => waiting.push(resolve))
  if (!isWriting) void drain()
  await written
}

async function drain(): Promise<void> {
  isWriting = true
  while (batch.length > 0) {
    await nextTurn()
    const [rows, settled] = [batch, waiting]
    batch = []
    waiting = []
    const done = new Promise((resolve) => writer.once('message', resolve))
    writer.postMessage(rows)
    await done
    for (const settle of settled) settle()
  }
  isWriting = false
}

function tableOf(id: string): BareTable {
  const table = tables.get(id) ?? { sockets: [], n: 0 }
  tables.set(id, table)
  return table
}

function step(n: number, seat: number, at: string): string {
  const asked = {
    entry: n,
    pending: [n % Number(seats)],
    decided: [],
    choices: [{ card: 'red-7' }, { card: 'blue-7' }],
  }
  return JSON.stringify({ type: 'step', n, step: { entry: n, seat, outcome: 'applied', at, frames: [padding] }, asked })
}

const app = fastify({ bodyLimit: 16 * 1024 })
app.setValidatorCompiler(TypeBoxValidatorCompiler)
app.setSerializerCompiler(() => JSON.stringify)
await app.register(websocket)
const routes: FastifyPluginCallbackTypebox = (typed, _options, done) => {
  const params = Type.Object({ id: Type.String({ maxLength: 64 }) })
  typed.get('/tables/:id/live', { websocket: true, schema: { params } }, (socket, { params: { id } }) => {
    const table = tableOf(id)
    table.sockets.push(socket)
    socket.send(step(table.n, -1, ''))
  })
  typed.post(
    '/tables/:id/act',
    { schema: { params, body: ActRequest, response: { 200: CommandDone } } },
    async ({ params: { id }, body }) => {
      const table = tableOf(id)
      const n = ++table.n
      const seat = (n - 1) % Number(seats)
      const at = new Date().toISOString()
      const kept = JSON.stringify({ seat, action: body.action, outcome: 'applied' })
      await write([id, n, 'entry', n, `${seat} ${body.id}`, kept, at])
      for (const socket of table.sockets) socket.send(step(n, seat, at))
      return { entry: n, n, outcome: 'applied' as const, repeated: false }
    },
  )
  done()
}
await app.register(routes, { prefix: '/api' })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.on('disconnect', () => process.exit(0))
process.send?.({ port: Number(new URL(address).port) })
