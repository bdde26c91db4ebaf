/** Decisions given beforehand, as short as they are said at a table: `gear 2, play 4 4, cool 1, done, slipstream 2, discard`. */
import type { Seat } from '@paddock/kernel'
import type { GivenMove } from '@paddock/kernel/lessons'
import type { Action } from '../rules/action.ts'
import { type Card, cardName, faces } from '../rules/cards.ts'

/** What one seat does, a line for as much as one likes. */
export function drives(...lines: readonly string[]): readonly Action[] {
  return movesIn(lines).map(decided)
}

/** What was done before a lesson begins, each with its seat: `1 gear 2, 0 gear 1`. */
export function before(...lines: readonly string[]): readonly GivenMove<Action>[] {
  return movesIn(lines).map((move) => ({ seat: seatOf(move), action: decided(move.slice(move.indexOf(' ') + 1)) }))
}

function movesIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(', '))
}

function seatOf(move: string): Seat {
  return Number(move.slice(0, move.indexOf(' ')))
}

function decided(move: string): Action {
  const [type = '', ...words] = move.split(' ')
  const [first = ''] = words
  const count = Number(first)
  switch (type) {
    case 'gear':
      return { type: 'shift', gear: count }
    case 'play':
    case 'discard':
    case 'refresh':
      return { type, cards: words.map(called) }
    case 'pick':
    case 'pay':
      return { type, card: called(first) }
    case 'cool':
      return { type, heat: count }
    case 'relieve':
      return { type, stress: count }
    case 'slipstream':
      return { type, spaces: count }
    case 'values':
      return { type, values: words.map(Number) }
    case 'boost':
    case 'adrenaline':
    case 'done':
    case 'stay':
    case 'no-swap':
      return { type }
    default:
      throw new Error(`nobody decides ${move}`)
  }
}

function called(word: string): Card {
  const card = faces.findIndex((_, each) => String(cardName(each)) === word)
  if (card < 0) throw new Error(`no card is called ${word}`)
  return card
}
