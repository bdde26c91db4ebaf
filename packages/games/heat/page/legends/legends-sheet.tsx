import './legends.css'
import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { figuresOf } from '../../modules/legends/cards.ts'
import { hasMoved, legendOutlook, legendsOf } from '../../prospects/facts/legends.ts'
import type { View } from '../../rules/view.ts'
import { lookOf } from '../livery.ts'
import { Diamond } from './diamond.tsx'
import { Helmet } from './helmet.tsx'
import { legendWords } from './words.ts'

/** The legend card of the round, car by car, and what each Legend makes of it; before it is turned up, what is known. */
export function LegendsSheet({ view, language, name }: Looking<View>) {
  const words = legendWords[language]
  return (
    <>
      <p>{view.isLegendCardOpen ? words.cardOfRound : words.cardHidden}</p>
      <table class="figures ht-legends">
        <tbody>
          {legendsOf(view).map((car) => (
            <tr key={car}>
              <th scope="row">
                <Helmet look={lookOf(car)} /> <Sign look={lookOf(car)} /> {name(car)}
              </th>
              {view.isLegendCardOpen && (
                <td class="ht-legends-figures">
                  <Figures view={view} car={car} />
                </td>
              )}
              <td>
                {hasMoved(view, car) ? words.nextRound(legendOutlook(view, car)) : words.next(legendOutlook(view, car))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="ht-sheet-soft">{words.how}</p>
    </>
  )
}

function Figures({ view, car }: { readonly view: View; readonly car: number }) {
  const card = view.legendCards.at(-1)
  if (card === undefined) return null
  const { topSpeed, diamond } = figuresOf(card, car, view.options.pro)
  return (
    <>
      {topSpeed} <Diamond />
      {diamond}
    </>
  )
}
