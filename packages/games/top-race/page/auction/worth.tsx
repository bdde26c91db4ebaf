import './worth.css'
import { paint, Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { Strengths } from '@paddock/page-kit/lanes/cards/strength.tsx'
import { sum } from '@paddock/racing'
import { handStrength, inHand } from '../../prospects/in-hand.ts'
import type { View } from '../../rules/view.ts'
import { gold } from '../hand/cards/card-face.tsx'
import { carLook, colourOf } from '../livery.ts'
import { text as moneyText } from '../money/text/index.ts'
import { text } from './text/index.ts'

/** What the driver on offer is worth to whoever looks: how far the own hand drives it, and all the others. */
export function Worth({ view, viewer, language }: Looking<View>) {
  if (viewer === 'spectator' || view.hand.length === 0) return null
  const words = text[language]
  const money = moneyText[language]
  return (
    <div class="tr-worth">
      {view.lot >= 0 && <Rows hand={view.hand} car={view.lot} language={language} />}
      <Strengths
        strength={handStrength(view.hand)}
        title={words.yourHand}
        lot={view.lot < 0 ? undefined : view.lot}
        look={carLook}
        wildBody={gold.body}
        said={(car, spaces) => words.spacesOf(car === undefined ? words.wild : money.car(colourOf(car)), spaces)}
      />
    </div>
  )
}

interface RowsProps extends Pick<Looking<View>, 'language'> {
  readonly hand: View['hand']
  readonly car: number
}

/** Every row of this colour in the hand, and the wilds. */
function Rows({ hand, car, language }: RowsProps) {
  const words = text[language]
  const { own, wilds, partner } = inHand(hand, car)
  const { body, ink } = paint[carLook(car).colour]
  return (
    <figure class="tr-worth-rows">
      <figcaption>{words.inYourHand(colourOf(car))}</figcaption>
      <span class="unseen">{words.inYourHandSaid(colourOf(car), own, wilds)}</span>
      <span class="tr-worth-line" aria-hidden="true">
        {own.length === 0 && <span class="tr-worth-none">{words.nothingOfIt}</span>}
        {own.map((spaces, index) => (
          <span key={`${index} ${spaces}`} class="tr-worth-row" style={{ background: body, color: ink }}>
            {spaces}
          </span>
        ))}
        {own.length > 1 && <span class="tr-worth-sum">= {sum(own)}</span>}
      </span>
      <span class="tr-worth-line" aria-hidden="true">
        {wilds.map((spaces, index) => (
          <span key={`${index} ${spaces}`} class="tr-worth-row" style={{ background: gold.body, color: gold.ink }}>
            {spaces}
          </span>
        ))}
        {wilds.length > 0 && <span class="tr-worth-sum">{words.wild}</span>}
        {partner !== undefined && (
          <span class="tr-worth-pair">
            <Sign look={carLook(car)} />↔<Sign look={carLook(partner)} />
          </span>
        )}
      </span>
      {partner !== undefined && <span class="unseen">{words.pairWith(colourOf(partner))}</span>}
    </figure>
  )
}
