import { TableNow } from '@paddock/protocol'
import { afterEach, expect, test } from 'vitest'
import { bodyOf, Guest } from '../testing/guest.ts'
import { closeAll, serve } from '../testing/server.ts'
import { playAsProgram } from './program.ts'

afterEach(closeAll)

test.each([
  ['lots', 3, 0],
  ['formel-fun', 1, 2],
])('programs play a whole match of %s through the public API', async (game, programs, bots) => {
  const { address } = await serve()
  const host = await Guest.named(address, 'Ann')
  const open = Array.from({ length: programs }, () => ({ kind: 'open' }))
  const seats = [...open, ...Array.from({ length: bots }, () => ({ kind: 'bot' }))]
  const { table, you } = bodyOf(TableNow, await host.post('/api/tables', { game, seats }))
  const invitation = { server: address, table: table.id, invite: you.invite ?? '' }
  const played = open.map((_, seat) => playAsProgram(invitation, `Program ${seat}`))
  await host.until(table.id, (now) => now.table.seats.every(({ kind }) => kind !== 'open'))
  await host.post(`/api/tables/${table.id}/start`)
  const rankings = await Promise.all(played)
  const { table: after, position } = await host.table(table.id)
  expect(after.status).toBe('over')
  for (const ranking of rankings) expect(ranking).toEqual(position?.ranking)
})
