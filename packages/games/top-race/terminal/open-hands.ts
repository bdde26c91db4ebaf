import type { Language } from '@paddock/kernel'
import { type Line, line, type Style } from '@paddock/terminal-kit/drawing/line.ts'
import { signal, strong } from '@paddock/terminal-kit/drawing/signal.ts'
import { inLines } from '@paddock/terminal-kit/lanes/cards.ts'
import { handStrength } from '../prospects/in-hand.ts'
import type { Card } from '../rules/cards.ts'
import { cardSign, closely, strongest } from './cards.ts'
import { letterOf } from './livery.ts'
import type { TopRacePicture } from './picture.ts'
import { width } from './strip.ts'
import { text } from './text/index.ts'

interface Hand {
  readonly name: string
  readonly cards: readonly Card[]
  readonly look: Style
}

/** Every hand that can be had, and the own one if there is: what it gives to each car, then its cards. */
export function openHandLines({ view, language, choices, chosen }: TopRacePicture, room: number): Line[] {
  const words = text[language]
  const looked = chosen === undefined ? undefined : choices?.[chosen]
  const open = view.openHands.map((cards, number): Hand => {
    const isLooked = looked?.type === 'hand' && looked.hand === number
    return { name: words.handNumber(number + 1), cards, look: isLooked ? signal : strong }
  })
  const hands = [...open, { name: words.yourHand, cards: view.hand, look: strong }].filter(
    ({ cards }) => cards.length > 0,
  )
  for (const form of forms) {
    const lines = hands.flatMap((hand) => form(hand, language))
    if (lines.length <= room) return lines
  }
  return hands.flatMap((hand) => onlyBest(hand, language)).slice(0, room)
}

type Form = (hand: Hand, language: Language) => Line[]

/** The roomiest first. */
const forms: readonly Form[] = [underItsSums, afterItsSums]

function underItsSums({ name, cards, look }: Hand, language: Language): Line[] {
  const signs = cards.map((card) => cardSign(card, language))
  const sums = text[language].handGives(name, sumsOf(cards, language))
  return [line(` ${sums}`, look), ...inLines(signs, width - 4).map((row) => line(`   ${row}`))]
}

function afterItsSums({ name, cards, look }: Hand, language: Language): Line[] {
  return inOneGo(text[language].handGives(name, sumsOf(cards, language)), cards, look, language)
}

function onlyBest({ name, cards, look }: Hand, language: Language): Line[] {
  return inOneGo(text[language].handGives(name, strongest(cards, language)), cards, look, language)
}

function inOneGo(sums: string, cards: readonly Card[], look: Style, language: Language): Line[] {
  const signs = cards.map((card) => closely(cardSign(card, language)))
  return inLines([sums, ...signs], width - 2, '  ').map((row, index) => line(` ${row}`, index === 0 ? look : {}))
}

function sumsOf(cards: readonly Card[], language: Language): string[] {
  const { cars, wilds } = handStrength(cards)
  return [...cars.map((spaces, car) => `${letterOf(car, language)}${spaces}`), `*${wilds}`]
}
