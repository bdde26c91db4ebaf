import type { Table } from '@paddock/protocol'
import { expect, test } from 'vitest'
import { apiOver } from '../api.ts'
import { settle } from './settle.ts'

test('another race is settled by its options and its number of seats, and only other bots are seated', async () => {
  const asked: string[] = []
  const api = apiOver(
    async (address, { method, body }) => {
      asked.push(`${method} ${address} ${body}`)
      return Response.json({})
    },
    () => {},
  )
  const person = { kind: 'person', name: 'Anna', present: true } as const
  const table: Table = {
    id: 'two',
    game: 'heat',
    options: {},
    status: 'gathering',
    seats: [
      { ...person, seat: 0, host: true },
      { seat: 1, kind: 'bot', bot: 'instinct', present: true, host: false },
      { seat: 2, kind: 'bot', bot: 'random', present: true, host: false },
    ],
    holding: true,
    watching: 0,
    created: '2030-01-01T00:00:00Z',
  }
  const strong = { kind: 'bot', bot: 'instinct' }
  await settle(api, table, { options: { circuit: 'gb' }, sitters: [{ kind: 'person' }, strong, strong, strong] })
  expect(asked).toEqual([
    'PUT /api/tables/two/setup {"options":{"circuit":"gb"},"seats":4}',
    'PUT /api/tables/two/seats/2 {"kind":"bot","bot":"instinct"}',
    'PUT /api/tables/two/seats/3 {"kind":"bot","bot":"instinct"}',
  ])
})
