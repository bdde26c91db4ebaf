import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import { type GameOffered, GamesOffered } from '@paddock/protocol'
import type { Limiters } from '../http/limit.ts'
import type { Server } from '../server.ts'
import { botNames, type Games } from '../settings.ts'
import { troubles } from './troubles.ts'

export function gameRoutes({ settings }: Server, limit: Limiters): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/games',
      {
        onRequest: limit.reads,
        schema: {
          tags: ['games'],
          summary: 'What can be played here, with which options and bots.',
          response: { 200: GamesOffered, ...troubles },
        },
      },
      async () => ({ games: await offered(settings.games) }),
    )
    done()
  }
}

async function offered({ ids, openBox }: Games): Promise<GameOffered[]> {
  const boxes = await Promise.all(ids.map((id) => openBox(id)))
  return boxes.flatMap((box) => {
    if (!box) return []
    const { id, rules, seats, options, clashes = [] } = box.game.meta
    return {
      id,
      rules,
      seats: { ...seats },
      options: JSON.parse(JSON.stringify(options)),
      clashes: clashes.map(({ why, one, other }) => ({ why, one: { ...one }, other: { ...other } })),
      bots: [...botNames(box)],
    }
  })
}
