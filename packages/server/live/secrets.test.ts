import { createHash } from 'node:crypto'
import { patched, readRecord, replay, same, verify } from '@paddock/kernel'
import { afterEach, expect, test } from 'vitest'
import { type Answer, Guest, troubleOf } from '../testing/guest.ts'
import { closeAll, games, serve, startedTable } from '../testing/server.ts'

afterEach(closeAll)

test.each([
  ['lots', ['Ann', 'Bob', 'Eve']],
  ['formel-fun', ['Ann', 'Bob', 'Eve', 'Joe']],
])('a whole match of %s: nobody is ever sent what is hidden from them', async (game, names) => {
  const { address } = await serve()
  const { id, people } = await startedTable(address, names, { game })
  const watcher = new Guest(address)
  const sockets = [...people, watcher].map((person) => person.live(id))
  for (const socket of sockets) await socket.welcome()
  const before: Answer[] = [await watcher.get(`/api/tables/${id}`), await watcher.get(`/api/tables/${id}/journal`)]
  const early = await watcher.get(`/api/tables/${id}/record`)
  expect([early.status, troubleOf(early)]).toEqual([409, 'not-over'])
  const { table, position: first } = await watcher.table(id)
  const { commitment } = table
  let steps = 0
  let pending = first?.pending ?? []
  for (let turn = 0; pending.length > 0; turn++) {
    for (const seat of pending) {
      const position = sockets[seat]?.all('step').at(-1)?.asked ?? (await people[seat]?.table(id))?.position
      const done = await people[seat]?.act(id, `${turn}`, position?.choices[turn % position.choices.length])
      expect(done?.status).toBe(200)
      if (done) before.push(done)
      steps++
      for (const socket of sockets) await socket.until(() => socket.all('step').length === steps)
    }
    pending = sockets[0]?.all('step').at(-1)?.asked.pending ?? []
    if (turn === 5) for (const person of people) before.push(await person.get(`/api/tables/${id}/journal`))
  }
  for (const socket of sockets) await socket.caughtUp()

  const told = await watcher.get(`/api/tables/${id}/record`)
  const record = readRecord(told.body)
  const box = await games.openBox(game)
  if (!box) throw new Error(`no ${game}`)
  expect(verify(box.game, record, commitment)).toMatchObject({ ok: true })
  expect(createHash('sha256').update(record.seed).digest('hex')).toBe(commitment)

  // The seed is nowhere in what was said before the end.
  for (const { body } of before) expect(JSON.stringify(body)).not.toContain(record.seed)
  for (const [index, socket] of sockets.entries()) {
    const viewer = index < people.length ? index : 'spectator'
    expect(JSON.stringify(socket.heard)).not.toContain(record.seed)
    const heard = socket.all('step')
    expect(heard).toHaveLength(record.entries.length)
    // Frames are all that is said of a view: the first one, patched by them, is always what the viewer may know.
    let view = (await socket.welcome()).position?.view
    replay(box.game, record, ({ entry, events }, match) => {
      const message = heard[entry - 1]
      const frames = message?.step.frames ?? []
      const said = frames.flatMap(({ event }) => event ?? [])
      if (!same(said, match.told(events, viewer))) throw new Error(`${entry} to ${viewer}: ${JSON.stringify(said)}`)
      for (const { patch } of frames) view = patched(view, patch)
      const { asked } = message ?? {}
      const told = { ...asked, view }
      if (!same(told, match.view(viewer))) throw new Error(`view ${entry} to ${viewer}: ${JSON.stringify(told)}`)
    })
    // And what the rules let a viewer hear holds no card that another has drawn.
    for (const { step } of socket.all('step')) {
      for (const { event } of step.frames) {
        if (!event) continue
        const isOthers = event.type === 'card-drawn' && 'seat' in event && event.seat !== viewer
        if (isOthers) expect(event).not.toHaveProperty('card')
      }
    }
  }
})

test('a sealed decision is told to nobody but its seat until all have decided', async () => {
  const { address } = await serve()
  const { id, people } = await startedTable(address, ['Ann', 'Bob'])
  const [ann, bob] = people
  const sockets = [bob?.live(id), new Guest(address).live(id)]
  for (const socket of sockets) await socket?.welcome()
  const position = (await ann?.table(id))?.position
  await ann?.act(id, 'bid', position?.choices[0])
  for (const socket of sockets) {
    await socket?.caughtUp()
    const [message] = socket?.all('step') ?? []
    expect(message?.step).toMatchObject({ seat: 0, outcome: 'sealed', frames: [] })
    expect(message?.asked).not.toHaveProperty('sealed')
    expect(JSON.stringify(message)).not.toContain(JSON.stringify(position?.choices[0]))
  }
})
