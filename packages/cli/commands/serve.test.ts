import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { paddock } from '../run-for-tests.ts'

const script = fileURLToPath(new URL('../paddock.ts', import.meta.url))
const folders: string[] = []
const children: ChildProcess[] = []
const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-serve-'))
  folders.push(folder)
  return folder
}

async function served(folder: string): Promise<{ child: ChildProcess; port: number }> {
  const args = [script, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', folder]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^Paddock is at http:\/\/127\.0\.0\.1:(\d+)$/.exec(line)?.[1]
    if (port !== undefined) return { child, port: Number(port) }
  }
  throw new Error('The server did not start.')
}

/** A connection that says this much and then nothing more, whatever it hears. */
async function holding(port: number, says: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(says)
  return socket
}

const upgrade = [
  'GET /api/tables/TABLE/live HTTP/1.1',
  'Host: 127.0.0.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '\r\n',
].join('\r\n')

/** Of every kind of connection that does not end by itself. */
async function holdOn(port: number): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const at = `http://127.0.0.1:${port}/api`
  const me = await fetch(`${at}/me`, { method: 'POST', headers: json, body: '{"name":"Ann"}' })
  const cookie = me.headers.get('set-cookie')?.split(';')[0] ?? ''
  const body = JSON.stringify({ game: 'formel-fun', seats: [{ kind: 'me' }, ...Array(3).fill({ kind: 'open' })] })
  const made = await fetch(`${at}/tables`, { method: 'POST', headers: { ...json, cookie }, body })
  const id = /"id":"(\w+)"/.exec(await made.text())?.[1] ?? ''
  await holding(port, '')
  await holding(port, 'GET / HT')
  await holding(
    port,
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
  )
  const socket = await holding(port, upgrade.replace('TABLE', id))
  const [head] = await once(socket, 'data')
  expect(String(head)).toContain('101 Switching Protocols')
  // From now on nothing is read, so that no goodbye is answered.
  socket.pause()
}

describe('a server that is asked to end', () => {
  test('ends whatever connections are open', async () => {
    const { child, port } = await served(freshFolder())
    await holdOn(port)
    child.kill('SIGTERM')
    const [code, signal] = await once(child, 'exit')
    expect([code, signal]).toEqual([0, null])
  })

  test('ends at once when it is asked again', async () => {
    const { child, port } = await served(freshFolder())
    await holdOn(port)
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    // Signals that come together are one Ctrl-C.
    child.kill('SIGINT')
    await pause(500)
    child.kill('SIGINT')
    expect(await ended).toEqual([130, null])
  })
})

describe('a folder', () => {
  test('that another server uses is refused, and free again after kill -9', async () => {
    const folder = freshFolder()
    const { child } = await served(folder)
    const second = await paddock(['serve', '--port', '0', '--data', folder])
    expect(second.code).toBe(1)
    expect(second.err).toContain(`Another server is using the folder ${folder}.`)
    expect(second.err).not.toContain('PORT')
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    expect((await served(folder)).port).toBeGreaterThan(0)
  })
})
