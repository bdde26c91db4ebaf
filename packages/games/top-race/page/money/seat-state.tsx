import './seat-state.css'
import type { Seat } from '@paddock/kernel'
import type { SeatProps } from '@paddock/page-kit/game-page.ts'
import { type SeatCar, SeatCars } from '@paddock/page-kit/lanes/cars/seat-cars.tsx'
import { ownedBy } from '@paddock/racing/lanes'
import { isBrokenDown, isSeatHome } from '../../prospects/standing.ts'
import type { View } from '../../rules/view.ts'
import { carLook, colourOf } from '../livery.ts'
import { LedgerButton } from './ledger-button.tsx'
import { Purse } from './purse.tsx'
import { text } from './text/index.ts'
import type { MoneyWords } from './text/words.ts'

/** A seat's purse, its cars and their prices, what it holds. The purse opens the ledger. */
export function SeatState({ seat, ...looking }: SeatProps<View>) {
  const { view, language } = looking
  const words = text[language]
  const cars = ownedBy(view, seat)
  return (
    <span class="seat-state">
      <LedgerButton looking={looking} class="tr-purse-button">
        <Purse amount={view.purse[seat] ?? 0} words={words} />
      </LedgerButton>
      {view.controller === seat && (
        <span class="chip" title={words.bankHelp}>
          {words.bank}
        </span>
      )}
      <span class="tr-state-cars">
        <SeatCars cars={cars.map((car) => seatCar(view, car, words))} />
        <span class="soft">{notes(view, seat, words).join(' · ')}</span>
      </span>
    </span>
  )
}

function seatCar(view: View, car: number, words: MoneyWords): SeatCar {
  const place = placeOf(view, car)
  const isOut = isBrokenDown(view, car)
  const [price, token] = [view.price[car] ?? 0, view.token[car] ?? 0]
  // Beside a place, what a car has cost would read as its prize.
  const isPriced = price > 0 && place === 0
  const said = [...(isPriced ? [words.short(price)] : []), ...(token === 0 ? [] : [words.token(token)])].join(' · ')
  return {
    look: carLook(car),
    label: isOut ? `${words.car(colourOf(car))}, ${words.brokenDown}` : words.car(colourOf(car)),
    place: place > 0 ? words.place(place) : undefined,
    price: isOut ? words.brokenDown : said === '' ? undefined : said,
    isOut,
  }
}

/** Where a car has come in, or was left when the match ended; 0 as long as it drives. */
function placeOf({ phase, results, finished }: View, car: number): number {
  const order = phase === 'over' ? results.at(-1)?.order : undefined
  return (order ?? finished).indexOf(car) + 1
}

function notes(view: View, seat: Seat, words: MoneyWords): string[] {
  const cars = ownedBy(view, seat)
  if (cars.length === 0) return view.phase === 'over' ? [] : [words.noDriver]
  if (view.phase === 'over') return []
  if (isSeatHome(view, seat)) return [words.isHome]
  const isDrawn = view.options.cards === 'bingo'
  const cards = view.options.game === 'children' ? (view.piles[seat] ?? 0) : (view.cards[seat] ?? 0)
  return isDrawn ? [] : [words.cards(cards)]
}
