import { Sign } from '@paddock/board'
import { type Account, accountBefore, accountOf, oddsFactor, trackCalled, type View } from '@paddock/games/downforce'
import type { Seat } from '@paddock/kernel'
import type { Looking } from '../game-table.ts'
import { carLook, colourOf, teamLook } from './livery.ts'
import { text } from './text/index.ts'
import type { TableWords } from './text/words.ts'

interface SheetProps {
  readonly seat: Seat
  readonly looking: Looking<View>
}

/** All that one team won and paid, race by race. */
export function Sheet({ seat, looking: { view, language, name } }: SheetProps) {
  const words = text[language]
  const account = accountOf(view, seat, view.bets[seat] ?? [])
  const before = accountBefore(view, seat)
  const [first, second] = [view.before?.circuit, view.circuit].map((id) => id && trackCalled(id).circuit.name)
  return (
    <section class="df-sheet">
      <h4>
        <Sign look={teamLook(seat)} /> {name(seat)}
      </h4>
      {before && view.before && (
        <>
          <h5>{words.raceOf(1, first ?? '')}</h5>
          <Lines account={before} odds={view.before.odds} view={view} words={words} />
          <h5>{words.raceOf(2, second ?? '')}</h5>
        </>
      )}
      <Lines account={account} odds={view.odds} view={view} words={words} />
      {before && (
        <p class="df-line df-grand">
          <span>{words.bothRaces}</span>
          <span>
            {words.money(before.winnings)} {signed(account.winnings, words)} ={' '}
            {words.money(before.winnings + account.winnings)}
          </span>
        </p>
      )}
    </section>
  )
}

interface LinesProps {
  readonly account: Account
  readonly odds: readonly (readonly number[])[]
  readonly view: View
  readonly words: TableWords
}

/** One race of one team: cars, bets, prices and what they come to. */
function Lines({ account, odds, view, words }: LinesProps) {
  const { cars, bets, race, bet, prices, winnings } = account
  const isOdds = view.options.betting === 'odds'
  return (
    <>
      <p class="df-line df-head">
        <span>{words.raceMoney}</span>
        <span>{words.money(race)}</span>
      </p>
      {cars.map(({ car, place, money }) => (
        <p key={car} class="df-line">
          <Sign look={carLook(car)} numbered label={words.car(colourOf(car))} />
          <span>{place > 0 ? words.place(place) : words.notHome}</span>
          <span class="df-figure">{words.money(money)}</span>
        </p>
      ))}
      {bets.length > 0 && (
        <p class="df-line df-head">
          <span>{words.betMoney}</span>
          <span>{words.money(bet)}</span>
        </p>
      )}
      {bets.map(({ car, place, money }, line) => (
        <p key={words.bet(line + 1)} class="df-line">
          <span class="df-bet-line">{line + 1}</span>
          <Sign look={carLook(car)} numbered label={words.car(colourOf(car))} />
          <span>
            {place > 0 ? words.place(place) : words.notHome}
            {isOdds && money > 0 && (
              <span class="df-note"> {words.odds(oddsFactor[line]?.[place - 1] ?? 0, odds[line]?.[car] ?? 0)}</span>
            )}
          </span>
          <span class="df-figure">{words.money(money)}</span>
        </p>
      ))}
      {view.options.cars === 'auction' && (
        <>
          <p class="df-line df-head">
            <span>{words.prices}</span>
            <span>{words.money(0 - prices)}</span>
          </p>
          {cars.map(({ car, price }) => (
            <p key={car} class="df-line">
              <Sign look={carLook(car)} numbered label={words.car(colourOf(car))} />
              <span class="df-figure">{words.money(0 - price)}</span>
            </p>
          ))}
        </>
      )}
      <p class="df-line df-total">
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

function signed(millions: number, words: TableWords): string {
  return millions < 0 ? `− ${words.money(0 - millions)}` : `+ ${words.money(millions)}`
}
