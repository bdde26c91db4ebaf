import type { Language } from '@paddock/kernel'
import { columns, type Line, span } from '../drawing/line.ts'
import type { Livery } from './livery.ts'
import { text } from './text/index.ts'

/** What there is to say of a seat in any game. */
export interface KnownSeat {
  readonly name: string
  readonly cars: readonly number[]
  /** How many it holds; undefined where that does not count. */
  readonly cards: number | undefined
}

/** What stands before a seat's cars and what after them. */
export interface Form<Known extends KnownSeat> {
  before(known: Known): string
  after(known: Known, language: Language): string
}

export function nameOnly({ name }: KnownSeat): string {
  return name
}

/** A name is at last only its last letter. */
export function nameLetter({ name }: Pick<KnownSeat, 'name'>): string {
  return name.split(' ').at(-1) ?? name
}

/** "7 cards". */
export function cardsHeld({ cards }: KnownSeat, language: Language): string {
  return cards === undefined ? '' : text[language].cards(cards)
}

/** "7c". */
export function cardsShort({ cards }: KnownSeat): string {
  return cards === undefined ? '' : `${cards}c`
}

export function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

/** How seats are written side by side: all in the first form, the longest first, that has room even for the most there can be. */
export interface SeatStyle<Known extends KnownSeat> {
  readonly forms: readonly Form<Known>[]
  readonly width: number
  readonly livery: Livery
  readonly language: Language
  /** As if it already had all it usually gets, so that the form does not change in the middle of a match. */
  atMost(known: Known): Known
}

export function seatsAlike<Known extends KnownSeat>(seats: readonly Known[], style: SeatStyle<Known>): Line[] {
  const { forms, width, livery, language, atMost } = style
  const fits = (form: Form<Known>) => seats.every((known) => widthOf(form, atMost(known), language) <= width)
  const form = forms.find(fits) ?? forms.at(-1)
  return seats.map((known) => [
    span(`${form?.before(known) ?? ''} `),
    ...known.cars.map((car) => livery.paintedCar(car, language)),
    span(form?.after(known, language) ?? ''),
  ])
}

function widthOf<Known extends KnownSeat>(form: Form<Known>, known: Known, language: Language): number {
  return columns(form.before(known)) + 1 + known.cars.length + columns(form.after(known, language))
}
