import './strength.css'
import { PatternMark, paint } from '@paddock/board'
import type { Card } from '@paddock/games/downforce'
import type { Language } from '@paddock/kernel'
import { carLook, colourOf } from './livery.ts'
import { strengthOf } from './strength.ts'
import { text } from './text/index.ts'

interface StrengthProps {
  readonly hand: readonly Card[]
  readonly language: Language
  /** The car for sale, which stands out. */
  readonly lot: number | undefined
}

/** How strong the hand is in each colour, as bars; wilds apart. */
export function Strength({ hand, language, lot }: StrengthProps) {
  if (hand.length === 0) return null
  const words = text[language]
  const { cars, wilds } = strengthOf(hand)
  const most = Math.max(...cars, wilds, 1)
  return (
    <figure class="df-strength">
      <figcaption class="df-strength-title">{words.strength}</figcaption>
      <ol>
        {cars.map((spaces, car) => (
          <li key={colourOf(car)} data-lot={car === lot}>
            <span class="unseen">{words.strengthOf(words.car(colourOf(car)), spaces)}</span>
            <Pillar car={car} spaces={spaces} most={most} />
          </li>
        ))}
        <li>
          <span class="unseen">{words.strengthOf(words.wild, wilds)}</span>
          <Pillar car={undefined} spaces={wilds} most={most} />
        </li>
      </ol>
    </figure>
  )
}

interface PillarProps {
  readonly car: number | undefined
  readonly spaces: number
  readonly most: number
}

function Pillar({ car, spaces, most }: PillarProps) {
  const look = car === undefined ? undefined : carLook(car)
  const { body, ink } = paint[look?.colour ?? 'white']
  return (
    <span class="df-pillar" aria-hidden="true">
      <span class="df-pillar-sum">{spaces}</span>
      <span class="df-pillar-bar" style={{ height: `${Math.round((spaces / most) * 100)}%`, background: body }}>
        <svg viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
          {look && <PatternMark pattern={look.pattern} ink={ink} />}
        </svg>
      </span>
    </span>
  )
}
