import './race-order.css'
import { CarIcon, Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { accountOf } from '../../prospects/books.ts'
import { seatsOf } from '../../prospects/standing.ts'
import { prizes } from '../../rules/money.ts'
import type { RaceResult } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { carLook, colourOf, stableLook } from '../livery.ts'
import { text } from './text/index.ts'

interface RaceProps {
  readonly result: RaceResult
  readonly looking: Looking<View>
}

/** How a race ended: the cars and their prizes, what tokens brought, the bets turned over. */
export function RaceOrder({ result, looking }: RaceProps) {
  return (
    <div class="tr-result">
      <Cars result={result} looking={looking} />
      {result.bets.some((bets) => bets.length > 0) && <Bets result={result} looking={looking} />}
    </div>
  )
}

function Cars({ result, looking: { view, viewer, language, name } }: RaceProps) {
  const words = text[language]
  const accounts = seatsOf(view).flatMap((seat) => accountOf(result, seat).cars)
  return (
    <ol class="tr-order" aria-label={words.orderTitle}>
      {result.order.map((car, index) => {
        const owner = result.owner[car] ?? -1
        const { token = 0, distance = 0, tokenMoney = 0 } = accounts.find((account) => account.car === car) ?? {}
        return (
          <li key={car} data-own={owner === viewer}>
            <span class="tr-order-place">{words.place(index + 1)}</span>
            <CarIcon look={carLook(car)} label={words.car(colourOf(car))} />
            <span class="tr-order-who">
              {owner < 0 ? words.nobody : name(owner)}
              {view.options.distance === 'lap' && index >= result.finished && <small>{words.byPosition}</small>}
              {token !== 0 && (
                <small>
                  {words.token(token)} → {words.signed(distance)}
                </small>
              )}
            </span>
            <span class="tr-order-prize">
              {words.money(prizes[index] ?? 0)}
              {token !== 0 && <small data-loss={tokenMoney < 0}>{words.signed(tokenMoney)}</small>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** What everyone had bet, and what it brought. */
function Bets({ result, looking: { view, viewer, language, name } }: RaceProps) {
  const words = text[language]
  return (
    <section>
      <h3 class="tr-bets-title">{words.betsTitle}</h3>
      <ul class="tr-bets">
        {seatsOf(view).map((seat) => {
          const { bets, betMoney } = accountOf(result, seat)
          return (
            <li key={seat} data-own={seat === viewer}>
              <span class="tr-bets-who">
                <Sign look={stableLook(seat)} /> <span>{name(seat)}</span>
              </span>
              <span class="tr-bets-made">
                {bets.map(({ car, money }, line) => (
                  <span key={`${line} ${car}`} data-loss={money < 0}>
                    <Sign look={carLook(car)} label={words.car(colourOf(car))} /> {words.signed(money)}
                  </span>
                ))}
              </span>
              <strong data-loss={betMoney < 0}>{words.signed(betMoney)}</strong>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
