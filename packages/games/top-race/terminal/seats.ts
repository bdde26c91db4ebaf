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
import { isBeforeRace } from '../prospects/standing.ts'
import { isDrawn } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { livery } from './livery.ts'
import { money } from './names.ts'
import { text } from './text/index.ts'

/** What there is to say of a seat. Its purse is undefined where it does not count. */
interface Known extends KnownSeat {
  readonly purse: number | undefined
  readonly full: string
}

/** The longest first. */
const forms: readonly Form<Known>[] = [
  { before: nameOnly, after: (known, language) => ` ${joined(known.full, cardsHeld(known, language))}` },
  { before: nameOnly, after: (known, language) => ` ${joined(thousands(known, language), cardsShort(known))}` },
  { before: nameLetter, after: (known, language) => ` ${joined(thousands(known, language), cardsShort(known))}` },
  { before: nameLetter, after: (known, language) => ` ${thousands(known, language)}` },
]

function thousands({ purse }: Known, language: Language): string {
  return purse === undefined ? '' : text[language].thousands(purse)
}

/** Every seat with its cars, its purse and its cards, in one form for all. */
export function seatLines(view: View, names: readonly string[], width: number, language: Language): Line[] {
  const seats = names.map((name, seat) => knownOf(view, name, seat, language))
  return seatsAlike(seats, { forms, width, livery, language, atMost: (known) => atMost(known, view) })
}

function knownOf(view: View, name: string, seat: Seat, language: Language): Known {
  const isForMoney = view.options.game === 'full'
  const purse = view.purse[seat] ?? 0
  return {
    name,
    cars: ownedBy(view, seat),
    purse: isForMoney ? purse : undefined,
    full: isForMoney ? money(purse, view, language) : '',
    cards: isBeforeRace(view) || isDrawn(view.options) ? undefined : view.cards[seat],
  }
}

/** As it may become, so that the form does not change in the middle of a match. */
function atMost(known: Known, { seats }: View): Known {
  const cars = Array.from({ length: Math.max(known.cars.length, seats < 3 ? 3 : seats < 6 ? 2 : 1) }, (_, car) => car)
  const purse = known.purse === undefined ? undefined : Math.max(1000, known.purse)
  return { ...known, cars, purse, full: known.full.padEnd(known.purse === undefined ? 0 : 10), cards: 22 }
}
