// Formel Fun as a user of boardgame.io would write it: the peer that the bench races Paddock against.
// The rules are those of the fact sheet with its default options; F1 to F16 are its rulings.
import type { Ctx, FnContext, Game, MoveFn, PlayerID } from 'boardgame.io'
import { allCards, cards, distanceOf } from './cards.ts'
import { INVALID_MOVE, PlayerView } from './library.ts'
import type { Car, Gameover, Match } from './state.ts'

const lap = 30
const handSize = 5
const slotsPerSpace = 4
const extraTurboLimit = 3

export const FormelFun: Game<Match> = {
  name: 'formel-fun',
  minPlayers: 3,
  maxPlayers: 6,
  disableUndo: true,
  events: {
    endGame: false,
    endPhase: false,
    endStage: false,
    endTurn: false,
    pass: false,
    setActivePlayers: false,
    setPhase: false,
    setStage: false,
  },

  setup: ({ ctx, random }) => {
    const drawPile = random.Shuffle(allCards())
    const seats = ctx.playOrder
    return {
      players: perPlayer(seats, () => ({ hand: drawPile.splice(-handSize) })),
      secret: { drawPile },
      extraTurbos: perPlayer(seats, () => 0),
      discards: [],
      cars: firstGrid(random.Shuffle(seats)),
      placed: [],
      points: perPlayer(seats, () => 0),
    }
  },

  moves: {
    playCard: { move: playCard, client: false },
    playCardWithTurbo: { move: playCardWithTurbo, client: false },
  },

  phases: {
    round: {
      start: true,
      next: 'round',
      onBegin: ({ G }) => {
        G.cars.sort(byRank)
      },
      turn: {
        minMoves: 1,
        maxMoves: 1,
        // F5: the order of a round is fixed at its start, so one place in it is one car, not one player.
        order: {
          playOrder: ({ G }) => G.cars.map((car) => car.owner),
          first: () => 0,
          next: ({ ctx }) => (ctx.playOrderPos + 1 < ctx.playOrder.length ? ctx.playOrderPos + 1 : undefined),
        },
      },
      onEnd: ({ G, ctx }) => {
        if (G.cars.some((car) => car.position > lap)) endRace(G, ctx.numPlayers * carsEach(ctx.numPlayers))
      },
    },
  },

  endIf: ({ G }): Gameover | undefined => {
    if (G.cars.length > 1) return undefined
    return { winner: teamWinner(G), points: G.points }
  },

  playerView: (context) => PlayerView.STRIP_SECRETS?.(context),

  ai: { enumerate: legalMoves },
}

type MoveContext = FnContext<Match> & { playerID: PlayerID }
type MoveResult = ReturnType<MoveFn<Match>>

function playCard({ G, ctx, random, playerID }: MoveContext, index: number): MoveResult {
  const card = G.players[playerID]?.hand[index]
  if (card === undefined) return INVALID_MOVE
  const car = carOnTurn(G, ctx)
  const distance = distanceOf(card, numberOfSpace(car.position))
  discard(G, playerID, index)
  draw(G, random, playerID)
  drive(G, car, distance)
}

function playCardWithTurbo({ G, ctx, random, playerID }: MoveContext, index: number): MoveResult {
  const hand = G.players[playerID]?.hand ?? []
  const card = hand[index]
  const turbo = hand.findIndex((other, at) => other === 'turbo' && at !== index)
  if (card === undefined || turbo === -1 || !mayAddTurbo(G, playerID)) return INVALID_MOVE
  const car = carOnTurn(G, ctx)
  // F9: one move of the summed distance; the red number is compared once, before it.
  const distance = distanceOf(card, numberOfSpace(car.position)) + cards.turbo.blue
  discard(G, playerID, Math.max(index, turbo))
  discard(G, playerID, Math.min(index, turbo))
  G.extraTurbos[playerID] = extraTurbosOf(G, playerID) + 1
  draw(G, random, playerID)
  drive(G, car, distance)
}

export function legalMoves(G: Match, _ctx: Ctx, playerID: PlayerID) {
  const hand = G.players[playerID]?.hand ?? []
  const moves = hand.map((_, index) => ({ move: 'playCard', args: [index] }))
  if (!mayAddTurbo(G, playerID)) return moves
  const turbos = hand.filter((card) => card === 'turbo').length
  for (const [index, card] of hand.entries()) {
    const others = card === 'turbo' ? turbos - 1 : turbos
    if (others > 0) moves.push({ move: 'playCardWithTurbo', args: [index] })
  }
  return moves
}

function mayAddTurbo(G: Match, player: PlayerID) {
  // A hand of 2 would shrink to 1.
  return (G.players[player]?.hand.length ?? 0) >= 3 && extraTurbosOf(G, player) < extraTurboLimit
}

function extraTurbosOf(G: Match, player: PlayerID) {
  return G.extraTurbos[player] ?? 0
}

function carOnTurn(G: Match, ctx: Ctx): Car {
  const car = G.cars[ctx.playOrderPos]
  if (!car) throw new Error(`No car is at place ${ctx.playOrderPos} of a round of ${G.cars.length} cars.`)
  return car
}

function numberOfSpace(position: number) {
  return modulo(position - 1, 10) + 1
}

function discard(G: Match, player: PlayerID, index: number) {
  G.discards.push(...(G.players[player]?.hand.splice(index, 1) ?? []))
}

function draw(G: Match, random: MoveContext['random'], player: PlayerID) {
  if (G.secret.drawPile.length === 0) {
    G.secret.drawPile = random.Shuffle(G.discards)
    G.discards = []
  }
  const card = G.secret.drawPile.pop()
  if (card !== undefined) G.players[player]?.hand.push(card)
}

function drive(G: Match, car: Car, distance: number) {
  let position = car.position + distance
  let others = othersOn(G, car, position)
  // F3: its own place is free again, so a car never falls back further than where it stood.
  while (others.length >= slotsPerSpace && position > car.position) {
    position -= 1
    others = othersOn(G, car, position)
  }
  let slot = 1
  while (others.some((other) => other.slot === slot)) slot += 1
  car.position = position
  car.slot = slot
}

/** F2: cars a lap apart stand on the same space. */
function othersOn(G: Match, car: Car, position: number): Car[] {
  const space = modulo(position, lap)
  return G.cars.filter((other) => other !== car && modulo(other.position, lap) === space)
}

function byRank(a: Car, b: Car) {
  return b.position - a.position || a.slot - b.slot
}

function endRace(G: Match, carsAtStart: number) {
  G.cars.sort(byRank)
  const last = G.cars.pop()
  if (!last) return
  place(G, last, carsAtStart)
  // F11: a player without cars is out and gives up the hand.
  if (!G.cars.some((car) => car.owner === last.owner)) {
    G.discards.push(...(G.players[last.owner]?.hand.splice(0) ?? []))
  }
  const [winner] = G.cars
  if (winner && G.cars.length === 1) place(G, winner, carsAtStart)
  for (const [behind, car] of G.cars.entries()) {
    car.position = 0 - behind
    car.slot = 1
  }
}

function place(G: Match, car: Car, carsAtStart: number) {
  G.placed.push(car.owner)
  G.points[car.owner] = (G.points[car.owner] ?? 0) + pointsFor(G.placed.length, carsAtStart)
}

/** The k-th car out earns k points, the loser of the final N and its winner N + 3. */
function pointsFor(k: number, carsAtStart: number) {
  if (k === carsAtStart) return carsAtStart + 3
  if (k === carsAtStart - 1) return carsAtStart
  return k
}

/** F12: of equal totals the one with the better best car wins. */
function teamWinner(G: Match): PlayerID {
  const best = Math.max(...Object.values(G.points))
  const winner = G.placed.findLast((owner) => G.points[owner] === best)
  if (winner === undefined) throw new Error('A match ended without a placed car.')
  return winner
}

function carsEach(seats: number) {
  if (seats < 3 || seats > 6) throw new Error(`Formel Fun is for 3 to 6 players, not for ${seats}.`)
  return seats === 6 ? 2 : 3
}

/** F14: the second row mirrors the first, the third is like the first again. */
function firstGrid(frontRow: PlayerID[]): Car[] {
  return Array.from({ length: carsEach(frontRow.length) }, (_, row) =>
    (row === 1 ? frontRow.toReversed() : frontRow).map((owner, place) => ({
      number: row,
      owner,
      position: 0 - row,
      slot: place + 1,
    })),
  ).flat()
}

function perPlayer<T>(players: PlayerID[], make: () => T): Record<PlayerID, T> {
  return Object.fromEntries(players.map((player) => [player, make()]))
}

function modulo(value: number, divisor: number) {
  return ((value % divisor) + divisor) % divisor
}
