import { Letter } from '@paddock/page-kit/lanes/cars/letter.tsx'
import { tieOrder } from '../../../prospects/tie-order.ts'
import { faceOf } from '../../../rules/cards.ts'
import type { Props } from '../../props.ts'
import { text } from '../text/index.ts'

/** Total-move: who comes first where totals are equal, and what lies sealed. */
export function Total({ view, viewer, language, name, sealed }: Props) {
  const words = text[language]
  const tie = tieOrder(view)
  const card = sealed?.type === 'play' || sealed?.type === 'discard' ? sealed.card : undefined
  return (
    <p class="tr-total">
      {card !== undefined && <strong>{words.sealedCard(faceOf(card).sum)}</strong>}
      {tie.length > 1 && (
        <span class="tr-tie">
          {words.tie}
          {tie.map((seat) => (
            <span key={seat} data-own={seat === viewer}>
              <span class="unseen">{name(seat)}</span>
              <span aria-hidden="true">
                <Letter seat={seat} />
              </span>
            </span>
          ))}
        </span>
      )}
    </p>
  )
}
