import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { ChangeSeat, ChangeSetup, CreateTable, JoinTable, MyTables, SeatNumber, TableNow } from '@paddock/protocol'
import { Type } from 'typebox'
import { personOf } from '../http/identity.ts'
import { type Limiters, payerOf } from '../http/limit.ts'
import { countWrong } from '../http/wrongs.ts'
import type { Server } from '../server.ts'
import { changeSetup } from '../tables/change-setup.ts'
import { create } from '../tables/create.ts'
import { rematch } from '../tables/match/rematch.ts'
import { start } from '../tables/match/start.ts'
import { mine } from '../tables/mine.ts'
import { changeSeat } from '../tables/seats/change-seat.ts'
import { join } from '../tables/seats/join.ts'
import { leave } from '../tables/seats/leave.ts'
import { tableNow } from '../tables/told.ts'
import { TableId } from './table-id.ts'
import { troubles } from './troubles.ts'

const tags = ['tables']
const response = { 200: TableNow, ...troubles } as const

/** A table's life around the match. */
export function tableRoutes(server: Server, limit: Limiters): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post(
      '/tables',
      {
        onRequest: limit.tables,
        schema: {
          tags,
          summary: 'A new table. Its creator is the host.',
          body: CreateTable,
          response: { 201: TableNow, ...troubles },
        },
      },
      async (request, reply) => {
        const table = await create(server, personOf(request), request.body)
        reply.code(201)
        return table
      },
    )

    app.get(
      '/tables',
      {
        onRequest: limit.reads,
        schema: {
          tags,
          summary: 'The tables of the caller; none, if it has never given a name.',
          response: { 200: MyTables, ...troubles },
        },
      },
      async ({ person }) => (person ? await mine(server, person) : { tables: [] }),
    )

    app.get(
      '/tables/:id',
      {
        onRequest: limit.reads,
        schema: {
          tags,
          summary: 'A table, as the caller sees it. Whoever knows its id may watch.',
          params: TableId,
          response,
        },
      },
      async ({ params, person }) =>
        await server.tables.inTurn(params.id, async (table) => tableNow(server, table, person)),
    )

    app.post(
      '/tables/:id/join',
      {
        onRequest: limit.commands,
        schema: {
          tags,
          summary: 'Takes an open seat. Done twice, nothing changes.',
          params: TableId,
          body: JoinTable,
          response,
        },
      },
      async (request) =>
        await countWrong(server, request, () => join(server, request.params.id, personOf(request), request.body)),
    )

    app.post(
      '/tables/:id/leave',
      {
        onRequest: limit.commands,
        schema: {
          tags,
          summary: 'Gives up the seat before the start; during the match a bot holds it, if the table wants that.',
          params: TableId,
          response,
        },
      },
      async (request) => await leave(server, request.params.id, personOf(request)),
    )

    app.put(
      '/tables/:id/seats/:seat',
      {
        onRequest: limit.commands,
        schema: {
          tags,
          summary: 'The host opens a seat or gives it to a bot, before the start.',
          params: Type.Object({ ...TableId.properties, seat: SeatNumber }),
          body: ChangeSeat,
          response,
        },
      },
      async (request) =>
        await changeSeat(server, request.params.id, personOf(request), request.params.seat, request.body),
    )

    app.put(
      '/tables/:id/setup',
      {
        onRequest: limit.commands,
        schema: {
          tags,
          summary:
            'The host settles options and the number of seats anew, before the start. Done twice, nothing changes.',
          params: TableId,
          body: ChangeSetup,
          response,
        },
      },
      async (request) => await changeSetup(server, request.params.id, personOf(request), request.body),
    )

    app.post(
      '/tables/:id/start',
      {
        onRequest: limit.starts,
        schema: { tags, summary: 'The host starts the match; bots take the open seats.', params: TableId, response },
      },
      async (request) => await start(server, request.params.id, personOf(request), payerOf(request)),
    )

    app.post(
      '/tables/:id/rematch',
      {
        onRequest: limit.tables,
        schema: {
          tags,
          summary: 'After the end: a new table with the same people. Whoever asks later comes to the same.',
          params: TableId,
          response,
        },
      },
      async (request) => await rematch(server, request.params.id, personOf(request)),
    )
    done()
  }
}
