// Plays whole random matches of the peer, in the ways its users have.
import { FormelFun, legalMoves } from './formel-fun.ts'
import { Client, RandomBot, Simulate, Step } from './library.ts'

export interface Played {
  matches: number
  /** Cards played, an extra turbo counted with its card. */
  decisions: number
  seconds: number
}

/** Stops after so many matches, or with the first match that ends after so many seconds. */
export type Until = { matches: number } | { seconds: number }

/**
 * `simulate`: the library's `Simulate`, which calls its reducer without a client or a log; what its users run headless
 * (boardgameio/boardgame.io#439).
 * `step`: the library's `Step` on a local client, as its debug panel plays bots.
 * `client`: `client.moves` with a plain random pick from `enumerate`, without the library's bot.
 */
export const ways = { simulate, step, client: byClient } as const

export async function playPeer(seats: number, seed: string, until: Until, way: keyof typeof ways = 'simulate') {
  const started = performance.now()
  const played: Played = { matches: 0, decisions: 0, seconds: 0 }
  while ('matches' in until ? played.matches < until.matches : played.seconds < until.seconds) {
    played.decisions += await ways[way](seats, `${seed}/${played.matches}`)
    played.matches += 1
    played.seconds = (performance.now() - started) / 1000
  }
  return played
}

async function simulate(seats: number, seed: string): Promise<number> {
  const { game, client, bot } = table(seats, seed)
  const { state } = await Simulate({ game, bots: bot, state: client.getInitialState() })
  return state.ctx.turn
}

async function step(seats: number, seed: string): Promise<number> {
  const { client, bot } = table(seats, seed)
  while (client.store.getState().ctx.gameover === undefined) await Step(client, bot)
  return client.store.getState().ctx.turn
}

async function byClient(seats: number, seed: string): Promise<number> {
  const { client } = table(seats, seed)
  for (;;) {
    const { G, ctx } = client.store.getState()
    if (ctx.gameover !== undefined) return ctx.turn
    const choices = legalMoves(G, ctx, ctx.currentPlayer)
    const choice = choices[Math.floor(Math.random() * choices.length)]
    if (!choice) throw new Error(`Player ${ctx.currentPlayer} has no legal move in turn ${ctx.turn}.`)
    client.moves[choice.move]?.(...choice.args)
  }
}

function table(seats: number, seed: string) {
  const game = { ...FormelFun, seed }
  const client = Client({ game, numPlayers: seats, debug: false })
  return { game, client, bot: new RandomBot({ enumerate: legalMoves, seed }) }
}
