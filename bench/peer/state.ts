// What the peer keeps of a match, and how it tells its end.
import type { PlayerID } from 'boardgame.io'
import type { Card } from './cards.ts'

export interface Car {
  /** 0 to 2, counted per owner from the front row of the first grid. */
  number: number
  owner: PlayerID
  /** 0 is the space "10" before the line, 1 the first space after it, 31 the same space a lap later. */
  position: number
  /** 1 is the innermost place of the space. */
  slot: number
}

export interface Match {
  secret: { drawPile: Card[] }
  players: Record<PlayerID, { hand: Card[] }>
  /** How many extra turbos each player has played in the whole game. */
  extraTurbos: Record<PlayerID, number>
  discards: Card[]
  /** The cars still in the game, in the order in which they move in this round. */
  cars: Car[]
  /** Owners of the cars that have their place, the last place first. */
  placed: PlayerID[]
  points: Record<PlayerID, number>
}

export interface Gameover {
  winner: PlayerID
  points: Record<PlayerID, number>
}
