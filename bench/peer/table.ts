// Tables of the peer for its tests: a moment of a race, or a whole random match.
import type { Game, PlayerID, State } from 'boardgame.io'
import type { Card } from './cards.ts'
import { FormelFun, legalMoves } from './formel-fun.ts'
import { Client } from './library.ts'
import type { Match } from './state.ts'

/** A table of `seats` players at the moment that `arrange` makes of the first grid. */
export function table(seats: number, arrange: (match: Match) => void = () => {}, seed = 'peer') {
  const game: Game<Match> = {
    ...FormelFun,
    seed,
    setup: (context) => {
      const match = FormelFun.setup?.(context)
      if (!match) throw new Error('The game has no setup.')
      arrange(match)
      return match
    },
  }
  const client = Client<Match>({ game, numPlayers: seats, debug: false })
  const state = (): State<Match> => client.store.getState()
  return {
    client,
    state,
    match: () => state().G,
    play: (card: number) => client.moves.playCard?.(card),
    playWithTurbo: (card: number) => client.moves.playCardWithTurbo?.(card),
  }
}

export type Place = readonly [owner: PlayerID, position: number, slot: number]

/** Cars in the given places, numbered in that order; the owner of the leader holds the given hand. */
export function race(places: Place[], hand: Card[], also: (match: Match) => void = () => {}) {
  return table(4, (match) => {
    match.cars = places.map(([owner, position, slot], number) => ({ number, owner, position, slot }))
    const leader = match.cars.toSorted((a, b) => b.position - a.position || a.slot - b.slot)[0]?.owner ?? '0'
    match.players[leader] = { hand }
    also(match)
  })
}

export function where(match: Match, number: number) {
  const car = match.cars.find((each) => each.number === number)
  return car && [car.position, car.slot]
}

/** How far a lone leader on `position` drives with the first of the cards. */
export function drives(position: number, hand: Card[], withTurbo = false) {
  const { play, playWithTurbo, match } = race(
    [
      ['0', position, 1],
      ['1', -20, 1],
    ],
    hand,
  )
  if (withTurbo) playWithTurbo(0)
  else play(0)
  return (where(match(), 0)?.[0] ?? Number.NaN) - position
}

export function cardsOf(match: Match) {
  const hands = Object.values(match.players).flatMap((player) => player.hand)
  return [...hands, ...match.discards, ...match.secret.drawPile].toSorted()
}

/** Plays a random match to its end and calls back before each move and once after the last. */
export function playout(seats: number, seed: string, visit: (state: State<Match>) => void = () => {}) {
  const { client, state } = table(seats, () => {}, seed)
  let dice = 1
  for (;;) {
    const { G, ctx } = state()
    visit(state())
    if (ctx.gameover) return state()
    const choices = legalMoves(G, ctx, ctx.currentPlayer)
    dice = (dice * 48271) % 2147483647
    const choice = choices[dice % choices.length]
    if (!choice) throw new Error('No legal move.')
    client.moves[choice.move]?.(...choice.args)
  }
}

export const five: Card[] = ['blue 6', 'blue 7', 'turbo', 'turbo', 'red 4']

/** A final that the first owner has as good as won. */
export function finalOf(first: PlayerID, second: PlayerID): Place[] {
  return [
    [first, 30, 1],
    [second, -1, 1],
  ]
}

/** Four cars that fill the space. */
export function full(position: number): Place[] {
  return [1, 2, 3, 4].map((slot) => ['1', position, slot])
}
