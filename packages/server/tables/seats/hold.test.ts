import { TableNow } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyOf } from '../../testing/guest.ts'
import { closeAll, freshFolder, serve, startedTable } from '../../testing/server.ts'

afterEach(closeAll)

async function threeAt(about: { holding: boolean; absence?: number; dataFolder?: string }) {
  const { holding, absence = 60_000, dataFolder = freshFolder() } = about
  const server = await serve({ absence, dataFolder })
  const { id, people } = await startedTable(server.address, ['Ann', 'Bob', 'Eve'], { holding })
  const [ann, bob, eve] = people
  if (!ann || !bob || !eve) throw new Error('nobody there')
  return { server, dataFolder, id, ann, bob, eve }
}

describe('where bots hold the seats of those who left', () => {
  test('someone who leaves is played for until they open the table again', async () => {
    const { id, ann, bob } = await threeAt({ holding: true })
    const socket = ann.live(id)
    await socket.welcome()
    const left = bodyOf(TableNow, await bob.post(`/api/tables/${id}/leave`))
    expect(left.table.seats[1]).toMatchObject({ kind: 'person', name: 'Bob', bot: 'instinct' })
    await socket.until((message) => message.type === 'step' && message.step.seat === 1)
    const back = await bob.live(id).welcome()
    expect(back.table.seats[1]).not.toHaveProperty('bot')
    expect(back.you.seat).toBe(1)
    await socket.until((message) => message.type === 'table' && message.table.seats[1]?.present === true)
  })

  test('someone who acts is back', async () => {
    const { id, ann, bob, eve } = await threeAt({ holding: true })
    await bob.post(`/api/tables/${id}/leave`)
    await ann.until(id, ({ position }) => position?.decided.includes(1) === true)
    const { position } = await bob.table(id)
    expect((await bob.act(id, 'changed my mind', position?.choices[0])).status).toBe(200)
    expect((await eve.table(id)).table.seats[1]).not.toHaveProperty('bot')
  })

  test('someone whose line is dead for long is played for; someone who has the table open is not', async () => {
    const { id, ann, bob, eve } = await threeAt({ holding: true, absence: 50 })
    const sockets = [ann.live(id), bob.live(id)]
    for (const socket of sockets) await socket.welcome()
    sockets[1]?.socket.terminate()
    const { table } = await ann.until(id, ({ table }) => table.seats[1]?.bot !== undefined)
    expect(table.seats[0]).not.toHaveProperty('bot')
    await eve.until(id, ({ table }) => table.seats[2]?.bot !== undefined)
    // Ann still owes her bid: nobody has decided for her.
    const { position } = await ann.until(id, ({ position }) => (position?.decided.length ?? 0) >= 2)
    expect(position).toMatchObject({ decided: [1, 2] })
  })

  test('whoever plays without watching is not gone', async () => {
    const { id, ann, bob, eve } = await threeAt({ holding: true, absence: 300 })
    for (const [turn, person] of [ann, bob, eve].entries()) await person.actFirst(id, `bid ${turn}`)
    const winner = (await ann.table(id)).position?.pending[0] ?? 0
    const player = [ann, bob, eve][winner]
    for (let turn = 0; (await ann.table(id)).table.seats.filter(({ bot }) => bot).length < 2; turn++) {
      const command = turn % 2 === 0 ? 'act' : 'undo'
      await player?.post(`/api/tables/${id}/${command}`, {
        id: `${turn}`,
        ...(command === 'act' ? { action: { tidy: 'note' } } : {}),
      })
    }
    expect((await ann.table(id)).table.seats[winner]).not.toHaveProperty('bot')
  })

  test('those who were there before a restart and do not come back are played for', async () => {
    const { server, dataFolder, id, ann, bob, eve } = await threeAt({ holding: true })
    for (const person of [ann, bob, eve]) await person.live(id).welcome()
    await server.close()
    const { address } = await serve({ dataFolder, absence: 50 })
    const socket = ann.at(address).live(id)
    await socket.welcome()
    const { table } = await bob.at(address).until(id, ({ table }) => table.seats[1]?.bot !== undefined)
    expect(table.seats[0]).not.toHaveProperty('bot')
  })
})

test('where they do not, the table waits', async () => {
  const { id, ann, bob } = await threeAt({ holding: false, absence: 10 })
  const left = bodyOf(TableNow, await bob.post(`/api/tables/${id}/leave`))
  expect(left.table.seats[1]).not.toHaveProperty('bot')
  expect((await ann.table(id)).position?.decided).toEqual([])
  await bob.actFirst(id, 'bid')
})
