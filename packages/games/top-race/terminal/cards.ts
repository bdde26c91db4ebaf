import type { Language, Seat } from '@paddock/kernel'
import type { Spelled } from '@paddock/terminal-kit/game-terminal.ts'
import { inLines, rowsSign, timesHeld } from '@paddock/terminal-kit/lanes/cards.ts'
import { tokenPays } from '../prospects/foresight.ts'
import { strongestCars } from '../prospects/in-hand.ts'
import { isBrokenDown, isFinished, placeInRace } from '../prospects/standing.ts'
import { type Car, type Card, faceOf } from '../rules/cards.ts'
import type { Action } from '../rules/state.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { colourOf, letterOf, livery } from './livery.ts'
import { money } from './names.ts'
import { text } from './text/index.ts'

/** A card as short as can be: R6 Y4 K2 B1; a star for a wild; B↔R for a pair. */
export function cardSign(card: Card, language: Language): string {
  const { rows, pair } = faceOf(card)
  return pair ? pair.map((car) => letterOf(car, language)).join('↔') : rowsSign(rows, livery, language)
}

/** The cards in as few lines as they take; where that is too many, closer together. */
export function handLines(cards: readonly Card[], language: Language, width?: number, rows = cards.length): string[] {
  const signs = cards.map((card) => cardSign(card, language))
  const lines = inLines(signs, width)
  return lines.length <= rows ? lines : inLines(signs.map(closely), width, '  ').slice(0, rows)
}

/** "R6Y4K2B1" */
export function closely(sign: string): string {
  return sign.replaceAll(' ', '')
}

/** What is chosen, short enough for the list of choices. */
export function choice(label: string, action: Action, view: View, language: Language, seat: Seat): string {
  const words = text[language]
  switch (action.type) {
    case 'pass':
      return words.pass
    case 'hand':
      return `${words.handNumber(action.hand + 1)} ${strongest(view.openHands[action.hand] ?? [], language).join(' ')}`
    case 'grid':
      return startSpace(action.place, language)
    case 'token':
      return words.tokenPays(tokenSaid(action.distance, view, language))
    case 'play': {
      const sign = timesHeld(cardSign(action.card, language), action.card, view.hand)
      return view.options.turns === 'total-move' ? `${sign} = ${faceOf(action.card).sum}` : sign
    }
    case 'discard':
      return words.discard(cardSign(action.card, language))
    case 'wild':
    case 'bet':
      return carLabel(action.car, view, language, seat)
    default:
      return label
  }
}

/** What a token pays if it is reached, if it pays anything. */
function tokenSaid(distance: number, view: View, language: Language): string | undefined {
  const { reached } = tokenPays(distance)
  return reached > 0 ? money(reached, view, language) : undefined
}

/** The cars that cards give most, and the spaces: "B23", "Y20", "R18". */
export function strongest(cards: readonly Card[], language: Language): string[] {
  return strongestCars(cards).map(({ spaces, car }) => `${letterOf(car, language)}${spaces}`)
}

function startSpace(place: number, language: Language): string {
  const [space, pole] = [track.grid[place] ?? 0, track.grid[0] ?? 0]
  return text[language].startSpace(place + 1, track.front[space] === track.front[pole], track.lane[space] ?? 0)
}

/** "red (yours, 3rd, broken down)" */
function carLabel(car: Car, view: View, language: Language, seat: Seat): string {
  const words = text[language]
  const notes = [
    ...(view.owner[car] === seat ? [words.yours] : []),
    isFinished(view, car) ? words.home : words.place(placeInRace(view, car)),
    ...(isBrokenDown(view, car) ? [words.brokenDown] : []),
  ]
  return `${colourOf(car, language)} (${notes.join(', ')})`
}

/** Bids are typed in thousands or in full, tokens with their sign. */
export function spelled(action: Action): Spelled {
  switch (action.type) {
    case 'pass':
      return ['p', 'passer']
    case 'bid':
      return [`${action.bid}`, `${action.bid}000`]
    case 'token':
      return action.distance > 0 ? [`+${action.distance}`, `${action.distance}`] : [`${action.distance}`]
    default:
      return undefined
  }
}
