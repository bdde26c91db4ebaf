import { TableNow } from '@paddock/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { bodyOf, Guest, troubleOf } from '../../testing/guest.ts'
import { closeAll, serve } from '../../testing/server.ts'

afterEach(closeAll)

async function gathering(options: Parameters<typeof serve>[0], hostSits: boolean) {
  const { address } = await serve(options)
  const [host, bob, cleo] = await Promise.all(['Host', 'Bob', 'Cleo'].map((name) => Guest.named(address, name)))
  if (!host || !bob || !cleo) throw new Error('nobody there')
  const seats = [hostSits ? { kind: 'me' } : { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]
  const { table, you } = bodyOf(TableNow, await host.post('/api/tables', { game: 'lots', seats }))
  const join = (who: Guest, invite = you.invite) => who.post(`/api/tables/${table.id}/join`, { invite })
  return { host, bob, cleo, id: table.id, invite: you.invite, join }
}

describe('whoever is put out', () => {
  test('does not get in again by the old invitation, and the others are told the new one', async () => {
    const { host, bob, cleo, id, invite, join } = await gathering({}, true)
    await join(bob)
    await join(cleo)
    const socket = cleo.live(id)
    await socket.welcome()
    const put = bodyOf(TableNow, await host.put(`/api/tables/${id}/seats/1`, { kind: 'open' }))
    expect(put.you.invite).not.toBe(invite)
    await socket.until((told) => told.type === 'table' && told.you.invite === put.you.invite)
    expect((await bob.table(id)).you).toEqual({ host: false })
    const again = await join(bob)
    expect([again.status, troubleOf(again)]).toEqual([403, 'wrong-invite'])
    expect((await join(bob, put.you.invite)).status).toBe(200)
  })

  test('and who left by themselves may come back by the same one; so may whoever gave up their seat as host', async () => {
    const { host, bob, id, invite, join } = await gathering({}, true)
    await join(bob)
    await bob.post(`/api/tables/${id}/leave`)
    expect((await join(bob)).status).toBe(200)
    const free = bodyOf(TableNow, await host.put(`/api/tables/${id}/seats/0`, { kind: 'open' }))
    expect(free.table.seats.map(({ kind }) => kind)).toEqual(['open', 'person', 'open'])
    expect((await bob.table(id)).you).toMatchObject({ host: true, invite })
  })

  test('is put out for a bot as well', async () => {
    const { host, bob, id, join } = await gathering({}, true)
    await join(bob)
    await host.put(`/api/tables/${id}/seats/1`, { kind: 'bot' })
    expect(troubleOf(await join(bob))).toBe('wrong-invite')
  })
})

describe('a host who has gone before the start', () => {
  test('is replaced after a while by the first of those who are there', async () => {
    const { host, bob, cleo, id, join } = await gathering({ hostAbsence: 30 }, true)
    await join(bob)
    await join(cleo)
    const hostSocket = host.live(id)
    await hostSocket.welcome()
    const socket = cleo.live(id)
    await socket.welcome()
    expect((await cleo.table(id)).you.host).toBe(false)
    await hostSocket.close()
    // Bob sits before Cleo, but is not there.
    await socket.until((told) => told.type === 'table' && told.you.host)
    expect((await cleo.table(id)).table.seats.map(({ host }) => host)).toEqual([false, false, true])
    expect(troubleOf(await host.post(`/api/tables/${id}/start`))).toBe('not-host')
    expect((await cleo.post(`/api/tables/${id}/start`)).status).toBe(200)
  })

  test('stays host if they come back in time, or if nobody waits', async () => {
    const { host, bob, id, join } = await gathering({ hostAbsence: 60 }, true)
    await join(bob)
    const socket = bob.live(id)
    await socket.welcome()
    const back = host.live(id)
    await back.welcome()
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect((await host.table(id)).you.host).toBe(true)
    await socket.close()
    await back.close()
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect((await host.table(id)).you.host).toBe(true)
  })

  test('may have no seat: then leaving hands the table over, and without anybody there it is no more', async () => {
    const { host, bob, id, join } = await gathering({}, false)
    await join(bob)
    expect(bodyOf(TableNow, await host.post(`/api/tables/${id}/leave`)).you).toEqual({ host: false })
    expect((await bob.table(id)).you.host).toBe(true)
    const other = await gathering({}, false)
    expect((await other.host.post(`/api/tables/${other.id}/leave`)).status).toBe(200)
    expect(troubleOf(await other.host.get(`/api/tables/${other.id}`))).toBe('unknown-table')
  })

  test('and has no seat keeps the table when the last guest leaves', async () => {
    const { host, bob, id, join } = await gathering({}, false)
    await join(bob)
    await bob.post(`/api/tables/${id}/leave`)
    expect((await host.table(id)).you.host).toBe(true)
  })
})
