/** What an address of the page is about, as far as anyone who has the address may know it. */
import { circuitFor } from '@paddock/games/circuits'
import { isObject, type Language } from '@paddock/kernel'
import type { FastifyRequest } from 'fastify'
import type { Server } from '../../server.ts'
import { payerOf } from '../limit.ts'
import type { Preview } from './tags.ts'
import { previewWords } from './words.ts'

/** An address of a table: the invitation to it, the table itself, or its replay. */
const ofTable = /^\/(?:(join)\/([\w-]{1,64})\/[^/]+|t\/([\w-]{1,64})(\/replay)?)\/?$/

export async function previewOf(server: Server, request: FastifyRequest): Promise<Preview> {
  const language: Language = /^fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en'
  const [path = ''] = request.url.split('?', 1)
  const [whole, join, invited, table = invited, replay] = ofTable.exec(path) ?? []
  const words = previewWords[language]
  if (whole === undefined || table === undefined) {
    const { title, line } = path.startsWith('/replay') ? words.replay : words.home
    return { title, description: line, ...picture(undefined, language) }
  }
  const known = await lookUp(server, request, table)
  if (!known) return { title: words.home.title, description: words.home.line, ...picture(undefined, language) }
  const game = (await server.settings.games.openBox(known.game))?.words[language].title ?? known.game
  const circuit = circuitFor(known.game, known.options)
  const place = circuit?.names[language]
  const about = { game, host: known.host, place, open: known.open, seats: known.seats }
  const kind = join && known.status === 'gathering' ? 'invitation' : replay ? 'replayOf' : 'table'
  return { ...words[kind](about), ...picture(circuit?.id, language, place) }
}

function picture(circuit: string | undefined, language: Language, place?: string) {
  const { imageAlt } = previewWords[language]
  return { image: `/previews/${circuit ?? 'paddock'}.png`, imageAlt: imageAlt(place), language }
}

interface KnownTable {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly status: string
  readonly host: string
  readonly seats: number
  readonly open: number
}

/** Its rows say enough, so that nobody has to wait for its match. Whoever asks too often gets the page all the same. */
async function lookUp(server: Server, request: FastifyRequest, id: string): Promise<KnownTable | undefined> {
  try {
    server.allowance.take('reads', payerOf(request))
    const { db } = server.store
    const row = await db
      .selectFrom('tables')
      .innerJoin('people', 'people.id', 'tables.host')
      .select(['tables.game', 'tables.options', 'tables.status', 'people.name'])
      .where('tables.id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const seats = await db.selectFrom('seats').select('kind').where('table_id', '=', id).execute()
    const options: unknown = JSON.parse(row.options)
    return {
      game: row.game,
      options: isObject(options) ? options : {},
      status: row.status,
      host: row.name,
      seats: seats.length,
      open: seats.filter(({ kind }) => kind === 'open').length,
    }
  } catch (error) {
    request.log.debug({ err: error, table: id }, 'no preview of a table')
    return undefined
  }
}
