import type { Card } from '../../../rules/cards.ts'
import { isOfCards } from '../picking/selection.ts'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'

interface SealedProps extends Pick<AskedProps, 'sealed' | 'language'> {
  /** Those that are played in the gear as soon as all have shifted. */
  readonly cards?: readonly Card[]
}

/** What was chosen, while others still decide. */
export function Sealed({ sealed, language, cards = [] }: SealedProps) {
  if (sealed === undefined) return null
  const words = text[language]
  const said =
    sealed.type === 'shift'
      ? words.sealedGear(sealed.gear, cards)
      : isOfCards(sealed)
        ? words.sealedCards(sealed.cards)
        : words.sealedLeaving
  return (
    <p class="dash-note" role="status" data-sealed="true">
      <b>{said}</b>
    </p>
  )
}
