import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { ChatLine, TableNow } from '@paddock/protocol'
import { afterEach, expect, test } from 'vitest'
import { bodyOf, Guest, troubleOf } from '../testing/guest.ts'
import { closeAll, freshFolder, measuredAt, metric } from '../testing/server.ts'

const children: ChildProcess[] = []
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await closeAll()
})

const script = fileURLToPath(new URL('../testing/serve.ts', import.meta.url))

/** A server for which every file may only grow to that size, as if the disk were full then. */
async function servedOnASmallDisk(bytes: number) {
  const args = [`--fsize=${bytes}:`, process.execPath, script, freshFolder()]
  const child = spawn('prlimit', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const logged: { level: number; msg: string }[] = []
  createInterface({ input: child.stderr }).on('line', (line) => logged.push(JSON.parse(line)))
  for await (const line of createInterface({ input: child.stdout })) {
    const [address = '', metrics = ''] = line.split(' ')
    measuredAt(address, metrics)
    return { address, child, logged }
  }
  throw new Error('The server did not start.')
}

// Where there is no such thing as prlimit, a disk cannot be filled without harm.
test.runIf(process.platform === 'linux')(
  'a full disk is logged once, counted and shown, loses nothing that was acknowledged, and is got over',
  async () => {
    const { address, child, logged } = await servedOnASmallDisk(600_000)
    const ann = await Guest.named(address, 'Ann')
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id } = bodyOf(TableNow, await ann.post('/api/tables', { game: 'lots', seats })).table
    const said: string[] = []
    const say = async (text: string) => {
      const answer = await ann.post(`/api/tables/${id}/chat`, { text, id: text.slice(0, 10) })
      if (answer.status === 201) said.push(bodyOf(ChatLine, answer).text)
      return answer
    }
    const line = (number: number) => `${number}`.padEnd(500, '.')
    expect((await ann.get('/ready')).status).toBe(200)
    for (let number = 0; (await say(line(number))).status === 201; number++);
    const refused = await say(line(-1))
    expect([refused.status, troubleOf(refused)]).toEqual([503, 'unavailable'])
    const ready = await ann.get('/ready')
    expect([ready.status, JSON.stringify(ready.body)]).toEqual([503, expect.stringContaining('The last write failed')])
    expect(await metric(address, 'paddock_unwritten_total')).toBeGreaterThan(1)
    expect(logged.map(({ msg }) => msg)).toEqual(['the store cannot be written'])
    // Reading goes on.
    expect((await ann.table(id)).n).toBe(said.length)

    execFileSync('prlimit', ['--pid', `${child.pid}`, '--fsize=unlimited:'])
    // Nobody has to write for it: whoever asks whether it is ready finds out.
    expect((await ann.get('/ready')).status).toBe(200)
    expect((await say(line(-1))).status).toBe(201)
    expect((await ann.table(id)).n).toBe(said.length)
    expect(logged.map(({ msg }) => msg)).toEqual(['the store cannot be written', 'the store can be written again'])
  },
)
