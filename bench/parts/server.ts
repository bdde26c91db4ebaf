/** One node under load, game by game, against a bare stack that does the least such a server must, in the same run. */
import { gameIds } from '@paddock/games'
import { median } from '../median.ts'
import { type Cold, cold } from '../server/cold.ts'
import { compared, type GameFigures, type Peer } from '../server/compared.ts'
import { type ManyFigures, many } from '../server/many.ts'

export interface ServerFigures extends Cold, ManyFigures {
  readonly bare: Peer
  readonly games: Readonly<Record<string, GameFigures>>
}

export async function server(say: (line: string) => void): Promise<ServerFigures> {
  const games: Record<string, GameFigures> = {}
  const peers: Peer[] = []
  for (const id of gameIds) {
    say(`server: ${id} and the bare stack, in turns`)
    const { bare, game } = await compared(id)
    games[id] = game
    peers.push(bare)
  }
  const bare = {
    commandsPerSecond: median(peers.map(({ commandsPerSecond }) => commandsPerSecond)),
    p99ms: median(peers.map(({ p99ms }) => p99ms)),
  }
  say('server: a cold process and the longest match')
  const coldFigures = await cold()
  say('server: many tables at once')
  return { bare, games, ...coldFigures, ...(await many()) }
}
