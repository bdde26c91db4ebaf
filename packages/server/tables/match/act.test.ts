import { isObject } from '@paddock/kernel'
import { CommandDone, Journal, UndoTold } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyOf, Guest, troubleOf } from '../../testing/guest.ts'
import { closeAll, freshFolder, serve, startedTable } from '../../testing/server.ts'

afterEach(closeAll)

async function twoBidders(dataFolder = freshFolder()) {
  const server = await serve({ dataFolder })
  const { id, people } = await startedTable(server.address, ['Ann', 'Bob'])
  const [ann, bob] = people
  if (!ann || !bob) throw new Error('nobody there')
  return { server, dataFolder, id, ann, bob }
}

/** Both bid, so that one of them tidies up alone. */
async function afterBids() {
  const game = await twoBidders()
  await game.ann.actFirst(game.id, 'bid')
  await game.bob.actFirst(game.id, 'bid')
  const { position } = await game.ann.table(game.id)
  const isAnn = position?.pending.includes(0) ?? false
  return { ...game, winner: isAnn ? game.ann : game.bob, other: isAnn ? game.bob : game.ann }
}

describe('a command', () => {
  test('is answered with its entry and number, and a sealed one is kept from the others', async () => {
    const { id, ann, bob } = await twoBidders()
    const { position } = await ann.table(id)
    const sealed = bodyOf(CommandDone, await ann.act(id, 'first', position?.choices[0], 0))
    expect(sealed).toEqual({ entry: 1, n: (await bob.table(id)).n, outcome: 'sealed', repeated: false })
    const seen = (await bob.table(id)).position
    expect(seen).toMatchObject({ decided: [0] })
    expect(seen).not.toHaveProperty('sealed')
    expect((await ann.table(id)).position?.sealed).toEqual(position?.choices[0])
  })

  test('sent twice is answered twice and done once, one after the other', async () => {
    const { id, ann } = await twoBidders()
    const first = await ann.actFirst(id, 'same')
    const { position } = await ann.table(id)
    expect(bodyOf(CommandDone, await ann.act(id, 'same', position?.choices[1]))).toEqual({ ...first, repeated: true })
    expect((await ann.table(id)).position?.entry).toBe(1)
  })

  test('sent many times at the same instant is done once', async () => {
    const { id, ann } = await twoBidders()
    const action = (await ann.table(id)).position?.choices[0]
    const answers = await Promise.all(Array.from({ length: 20 }, () => ann.act(id, 'same', action)))
    const done = answers.map((answer) => bodyOf(CommandDone, answer))
    expect(done.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(new Set(done.map(({ entry, n }) => `${entry} ${n}`)).size).toBe(1)
    expect((await ann.table(id)).position?.entry).toBe(1)
  })

  test('is still known after a restart', async () => {
    const { server, dataFolder, id, ann } = await twoBidders()
    const first = await ann.actFirst(id, 'same')
    await server.close()
    const again = ann.at((await serve({ dataFolder })).address)
    expect(bodyOf(CommandDone, await again.act(id, 'same', { bid: 99 }))).toEqual({ ...first, repeated: true })
  })

  test('decided on a table that has changed since is stale', async () => {
    const { id, winner } = await afterBids()
    const { position } = await winner.table(id)
    const answer = await winner.act(id, 'late', position?.choices[0], 1)
    expect([answer.status, troubleOf(answer)]).toEqual([409, 'stale'])
  })

  test('out of turn, in nobody’s hand or of no form is refused, and nothing changes', async () => {
    const { id, winner, other } = await afterBids()
    const before = await winner.table(id)
    expect(troubleOf(await other.act(id, 'x', { tidy: 'done' }))).toBe('out-of-turn')
    const illegal = await winner.act(id, 'x', { bid: 99 })
    expect([illegal.status, troubleOf(illegal)]).toEqual([422, 'illegal'])
    expect(illegal.body).not.toHaveProperty('error.details.reason')
    const { position } = await winner.table(id)
    const [held] = isObject(position?.view) && Array.isArray(position.view.hand) ? position.view.hand : []
    const reason = { why: 'tidy-up-first', rule: 'LT-02', said: { en: 'Not now: tidy-up-first.' } }
    expect((await winner.act(id, 'y', { bid: held })).body).toMatchObject({ error: { details: { reason } } })
    expect(await winner.table(id)).toEqual(before)
  })

  test('of someone who only watches, or whom nobody knows, is refused', async () => {
    const { server, id } = await twoBidders()
    const eve = await Guest.named(server.address, 'Eve')
    const watching = await eve.act(id, 'x', { bid: 1 })
    expect([watching.status, troubleOf(watching)]).toEqual([403, 'not-seated'])
    const nobody = await new Guest(server.address).act(id, 'x', { bid: 1 })
    expect([nobody.status, troubleOf(nobody)]).toEqual([401, 'no-identity'])
  })

  test('before the start is refused', async () => {
    const { address } = await serve()
    const ann = await Guest.named(address, 'Ann')
    const created = await ann.post('/api/tables', { game: 'lots', seats: [{ kind: 'me' }, { kind: 'bot' }] })
    const { table } = JSON.parse(JSON.stringify(created.body))
    expect(troubleOf(await ann.act(table.id, 'x', { bid: 1 }))).toBe('not-started')
  })
})

test('two seats that decide at the same instant both count', async () => {
  const { id, ann, bob } = await twoBidders()
  const bids = await Promise.all([ann.table(id), bob.table(id)])
  const answers = await Promise.all([
    ann.act(id, 'bid', bids[0].position?.choices[0], 0),
    bob.act(id, 'bid', bids[1].position?.choices[0], 0),
  ])
  const done = answers.map((answer) => bodyOf(CommandDone, answer))
  expect(done.map(({ outcome }) => outcome).sort()).toEqual(['applied', 'sealed'])
  expect((await ann.table(id)).position).toMatchObject({ entry: 2, decided: [] })
})

describe('undo', () => {
  test('takes back a sealed decision, and an open one that taught nobody anything', async () => {
    const { id, winner } = await afterBids()
    await winner.act(id, 'note', { tidy: 'note' })
    expect(bodyOf(UndoTold, await winner.get(`/api/tables/${id}/undo`))).toEqual({ entry: 3, may: true })
    const undone = bodyOf(CommandDone, await winner.post(`/api/tables/${id}/undo`, { id: 'back' }))
    expect(undone).toMatchObject({ outcome: 'undone', entry: 4 })
    const again = bodyOf(CommandDone, await winner.post(`/api/tables/${id}/undo`, { id: 'back' }))
    expect(again).toEqual({ ...undone, repeated: true })
  })

  test('is refused once something hidden was shown', async () => {
    const { id, winner } = await afterBids()
    await winner.act(id, 'look', { tidy: 'turn-up' })
    const answer = await winner.post(`/api/tables/${id}/undo`, { id: 'back' })
    expect([answer.status, troubleOf(answer)]).toEqual([409, 'cannot-undo'])
  })
})

test('the journal tells everyone what they may hear, from any entry on', async () => {
  const { server, id, winner } = await afterBids()
  await winner.act(id, 'note', { tidy: 'note' })
  const whole = bodyOf(Journal, await winner.get(`/api/tables/${id}/journal`))
  expect(whole.steps.map(({ entry, outcome }) => [entry, outcome])).toEqual([
    [1, 'sealed'],
    [2, 'applied'],
    [3, 'applied'],
  ])
  const watcher = new Guest(server.address)
  const heard = bodyOf(Journal, await watcher.get(`/api/tables/${id}/journal?after=1`))
  expect(heard.steps.map(({ entry }) => entry)).toEqual([2, 3])
  const drawn = heard.steps.flatMap(({ events }) => events.filter(({ type }) => type === 'card-drawn'))
  expect(drawn).toHaveLength(2)
  for (const event of drawn) expect(event).not.toHaveProperty('card')
})
