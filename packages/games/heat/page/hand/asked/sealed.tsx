import { isOfCards } from '../picking/selection.ts'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'

/** What was chosen, while others still decide. */
export function Sealed({ sealed, language }: Pick<AskedProps, 'sealed' | 'language'>) {
  if (sealed === undefined) return null
  const words = text[language]
  const said =
    sealed.type === 'shift'
      ? words.sealedGear(sealed.gear)
      : isOfCards(sealed)
        ? words.sealedCards(sealed.cards)
        : words.sealedLeaving
  return (
    <p class="dash-note" role="status" data-sealed="true">
      <b>{said}</b>
    </p>
  )
}
