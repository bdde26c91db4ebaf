import type { Language, Seat } from '@paddock/kernel'
import { ownedBy } from '@paddock/racing/lanes'
import type { Line } from '@paddock/terminal-kit/drawing/line.ts'
import {
  cardsHeld,
  cardsShort,
  type Form,
  joined,
  type KnownSeat,
  nameLetter,
  nameOnly,
  seatsAlike,
} from '@paddock/terminal-kit/lanes/seats.ts'
import { paidBy } from '../prospects/money.ts'
import { inHandOf, isBeforeRace } from '../prospects/race.ts'
import { carCount, type PowerName, powers } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'
import { livery } from './livery.ts'
import { text } from './text/index.ts'

/** What there is to say of a seat. */
interface Known extends KnownSeat {
  readonly paid: number
  readonly powers: readonly PowerName[]
}

const shortPower = 3

/** The longest first. A power is at last its first three letters. */
const forms: readonly Form<Known>[] = [
  {
    before: nameOnly,
    after: (known, language) => ` ${joined(paid(known, language), held(known, language), cardsHeld(known, language))}`,
  },
  { before: nameOnly, after: (known, language) => ` ${joined(cost(known), held(known, language), cardsShort(known))}` },
  {
    before: nameOnly,
    after: (known, language) => ` ${joined(cost(known), brief(known, language), cardsShort(known))}`,
  },
  { before: nameLetter, after: (known, language) => joined(cost(known), brief(known, language), cardsShort(known)) },
  { before: nameLetter, after: (known, language) => joined(cost(known), brief(known, language)) },
  { before: nameLetter, after: cost },
]

function paid(known: Known, language: Language): string {
  return known.paid > 0 ? text[language].paid(known.paid) : ''
}

function cost(known: Known): string {
  return known.paid > 0 ? `−${known.paid}` : ''
}

function held(known: Known, language: Language): string {
  return known.powers.map((power) => text[language].powers[power]).join('+')
}

function brief(known: Known, language: Language): string {
  return known.powers.map((power) => text[language].powers[power].slice(0, shortPower)).join('+')
}

/** Every seat with its cars, what they cost, its powers and its cards, in one form for all. */
export function seatLines(view: View, names: readonly string[], width: number, language: Language): Line[] {
  const seats = names.map((name, seat) => knownOf(view, name, seat))
  return seatsAlike(seats, { forms, width, livery, language, atMost: (known) => atMost(known, view) })
}

function knownOf(view: View, name: string, seat: Seat): Known {
  const cars = ownedBy(view, seat)
  return {
    name,
    cars,
    paid: paidBy(view, seat),
    powers: (view.powers[seat] ?? []).flatMap((power) => powers[power] ?? []),
    cards: isBeforeRace(view) ? undefined : inHandOf(view, seat),
  }
}

/** As if it already had all it usually gets, so that the form does not change in the middle of a match. */
function atMost(known: Known, { seats, options }: View): Known {
  const usual = Math.ceil((carCount - seats + 1) / 2)
  const cars = Array.from({ length: Math.max(known.cars.length, usual) }, (_, car) => car)
  const isSold = options.cars === 'auction'
  const most: PowerName = 'unpredictable'
  return {
    ...known,
    cars,
    paid: isSold ? Math.max(known.paid, cars.length > 1 ? 10 : 8) : 0,
    powers: options.powers === 'off' ? [] : known.powers.length > 1 ? known.powers.map(() => most) : [most],
    cards: known.cards === undefined ? undefined : 10,
  }
}
