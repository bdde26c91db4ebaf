import type { Seat } from '@paddock/kernel'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { Sheet, SheetHead, SheetLine } from '@paddock/page-kit/lanes/sheet.tsx'
import { type Account, accountBefore, accountOf } from '../../prospects/money.ts'
import { trackCalled } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import { carLook, colourOf, teamLook } from '../livery.ts'
import { text } from '../text/index.ts'
import type { TableWords } from '../text/words.ts'
import { scoreText } from './text/index.ts'
import type { ScoreWords } from './text/words.ts'

type SheetWords = TableWords & ScoreWords

interface SheetProps {
  readonly seat: Seat
  readonly looking: Looking<View>
}

/** All that one team won and paid, race by race. */
export function TeamSheet({ seat, looking: { view, language, name } }: SheetProps) {
  const words = { ...text[language], ...scoreText[language] }
  const account = accountOf(view, seat)
  const before = accountBefore(view, seat)
  const [first, second] = [view.before?.circuit, view.circuit].map((id) => id && trackCalled(id).circuit.name)
  return (
    <Sheet look={teamLook(seat)} name={name(seat)}>
      {before && view.before && (
        <>
          <h5>{words.raceOf(1, first ?? '')}</h5>
          <Lines account={before} view={view} words={words} />
          <h5>{words.raceOf(2, second ?? '')}</h5>
        </>
      )}
      <Lines account={account} view={view} words={words} />
      {before && (
        <p class="lanes-line lanes-grand">
          <span>{words.bothRaces}</span>
          <span>
            {words.money(before.winnings)} {signed(account.winnings, words)} ={' '}
            {words.money(before.winnings + account.winnings)}
          </span>
        </p>
      )}
    </Sheet>
  )
}

interface LinesProps {
  readonly account: Account
  readonly view: View
  readonly words: SheetWords
}

/** One race of one team: cars, bets, prices and what they come to. */
function Lines({ account, view, words }: LinesProps) {
  const { cars, bets, race, bet, prices, winnings } = account
  const called = (car: number) => ({ look: carLook(car), label: words.car(colourOf(car)) })
  return (
    <>
      <SheetHead said={words.raceMoney} sum={words.money(race)} />
      {cars.map(({ car, place, money }) => (
        <SheetLine key={car} {...called(car)} figure={words.money(money)}>
          {place > 0 ? words.place(place) : words.notHome}
        </SheetLine>
      ))}
      {bets.length > 0 && <SheetHead said={words.betMoney} sum={words.money(bet)} />}
      {bets.map(({ car, place, money, odds }, line) => (
        <SheetLine key={words.bet(line + 1)} {...called(car)} bet={line + 1} figure={words.money(money)}>
          {place > 0 ? words.place(place) : words.notHome}
          {odds && money > 0 && <span class="df-note"> {words.odds(odds.factor, odds.position)}</span>}
        </SheetLine>
      ))}
      {view.options.cars === 'auction' && (
        <>
          <SheetHead said={words.prices} sum={words.money(0 - prices)} />
          {cars.map(({ car, price }) => (
            <SheetLine key={car} {...called(car)} figure={words.money(0 - price)} />
          ))}
        </>
      )}
      <p class="lanes-line lanes-total">
        <span>{words.total}</span>
        <span>
          {words.money(race)}
          {bets.length > 0 && ` ${signed(bet, words)}`}
          {view.options.cars === 'auction' && ` ${signed(0 - prices, words)}`} ={' '}
          <strong>{words.money(winnings)}</strong>
        </span>
      </p>
    </>
  )
}

function signed(millions: number, words: SheetWords): string {
  return millions < 0 ? `− ${words.money(0 - millions)}` : `+ ${words.money(millions)}`
}
