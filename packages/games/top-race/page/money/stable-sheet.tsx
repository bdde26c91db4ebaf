import type { Seat } from '@paddock/kernel'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { Sheet, SheetHead, SheetLine } from '@paddock/page-kit/lanes/sheet.tsx'
import { booksOf, type RaceBook } from '../../prospects/books.ts'
import type { View } from '../../rules/view.ts'
import { carLook, colourOf, stableLook } from '../livery.ts'
import { text } from './text/index.ts'
import type { MoneyWords } from './text/words.ts'

interface StableSheetProps {
  readonly seat: Seat
  readonly looking: Looking<View>
}

/** All that one stable paid and won, race by race. */
export function StableSheet({ seat, looking: { view, language, name } }: StableSheetProps) {
  const words = text[language]
  return (
    <Sheet look={stableLook(seat)} name={name(seat)}>
      {booksOf(view, seat).map((book) => (
        <RaceLines key={book.race} book={book} words={words} />
      ))}
    </Sheet>
  )
}

/** One race of one stable: drivers, prizes, tokens, bets and what they come to. */
function RaceLines({ book, words }: { readonly book: RaceBook; readonly words: MoneyWords }) {
  const { race, account, unchosen, gain, balance, isOpen } = book
  const { cars, bets, prices, prizes, tokenMoney, betMoney } = account
  const { signed } = words
  const called = (car: number) => ({ look: carLook(car), label: words.car(colourOf(car)) })
  // Until the race is over, only what is home has a place.
  const placed = cars.filter(({ place }) => place > 0)
  const tokens = cars.filter(({ token }) => token !== 0)
  return (
    <>
      <h5>
        {words.race(race)}
        {isOpen && `, ${words.raceNow}`}
      </h5>
      <SheetHead said={words.bought} sum={signed(0 - prices - unchosen)} />
      {cars.map(({ car, price }) => (
        <SheetLine key={car} {...called(car)} figure={signed(0 - price)} />
      ))}
      {unchosen > 0 && (
        <p class="lanes-line">
          <span>{words.stillToChoose}</span>
          <span class="lanes-figure">{signed(0 - unchosen)}</span>
        </p>
      )}
      {placed.length > 0 && <SheetHead said={words.prizes} sum={signed(prizes)} />}
      {placed.map(({ car, place, prize }) => (
        <SheetLine key={car} {...called(car)} figure={signed(prize)}>
          {words.place(place)}
        </SheetLine>
      ))}
      {tokens.length > 0 && <SheetHead said={words.tokens} sum={isOpen ? '' : signed(tokenMoney)} />}
      {tokens.map(({ car, token, distance, tokenMoney: money }) => (
        <SheetLine key={car} {...called(car)} figure={isOpen ? '' : signed(money)}>
          {isOpen ? signed(token) : words.tokenResult(token, distance)}
        </SheetLine>
      ))}
      {bets.length > 0 && <SheetHead said={words.bets} sum={signed(betMoney)} />}
      {bets.map(({ car, place, money }, line) => (
        <SheetLine key={`${line} ${car}`} {...called(car)} bet={line + 1} figure={signed(money)}>
          {words.place(place)}
        </SheetLine>
      ))}
      <p class="lanes-line tr-sum">
        <span>{words.sum}</span>
        <span>{signed(gain)}</span>
      </p>
      <p class="lanes-line tr-balance" data-debt={balance < 0}>
        <span>{words.balance}</span>
        <strong>{words.money(balance)}</strong>
      </p>
    </>
  )
}
