import './drivers.css'
import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { Letter } from '@paddock/page-kit/lanes/cars/letter.tsx'
import { allCars } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import { carLook, colourOf } from '../livery.ts'
import { LedgerButton } from '../money/ledger-button.tsx'
import { text as moneyText } from '../money/text/index.ts'
import { text } from './text/index.ts'
import type { AuctionWords } from './text/words.ts'

/** All six drivers: what was paid for them and by whom, and which are still to come. */
export function Drivers(looking: Looking<View>) {
  const { view, viewer, language, name } = looking
  const words = text[language]
  const money = moneyText[language]
  return (
    <div class="tr-drivers-row">
      <ol class="tr-drivers" aria-label={words.drivers}>
        {allCars.map((car) => {
          const owner = view.owner[car] ?? -1
          const isNow = car === view.lot
          return (
            <li key={car} data-sold={owner >= 0} data-now={isNow} data-own={owner >= 0 && owner === viewer}>
              <Sign look={carLook(car)} numbered label={money.driver(colourOf(car))} />
              {owner >= 0 ? (
                <span class="tr-driver-sold">
                  <span class="unseen">{name(owner)}</span>
                  <span aria-hidden="true">
                    <Letter seat={owner} />
                  </span>{' '}
                  {money.short(view.price[car] ?? 0)}
                </span>
              ) : (
                <span class="tr-driver-open">{openWord(view, car, words)}</span>
              )}
            </li>
          )
        })}
      </ol>
      <LedgerButton looking={looking} />
    </div>
  )
}

function openWord({ lot, refused, options }: View, car: number, words: AuctionWords): string {
  if (car === lot) return words.now
  if (refused.includes(car)) return words.refused
  // Where the buyer chooses the car, none of them is still to be turned up.
  return options.auction === 'open-hands' ? words.free : words.toCome
}
