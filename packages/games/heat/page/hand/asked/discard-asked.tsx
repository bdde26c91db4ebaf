import { handSizeOf } from '../../../prospects/facts/supplies.ts'
import { confirm } from '../../../prospects/reasons/pieces.ts'
import { isDiscardable } from '../../../rules/cards.ts'
import { CornersAhead } from '../dashboard/corners-ahead.tsx'
import { Confirm } from '../picking/confirm.tsx'
import { useCardKeys } from '../picking/use-card-keys.ts'
import type { Picking } from '../picking/use-picking.ts'
import { useFollowing } from '../picking/use-resting.ts'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'

/** Step 8. */
export function DiscardAsked({ picking, ...props }: AskedProps & { readonly picking: Picking }) {
  const { view, language, choose } = props
  const words = text[language]
  const { cards, choice, hand, mayPick, sizes } = picking
  useFollowing(props, choice, false)
  useCardKeys(picking, choose)
  const isBound = hand.some((_, place) => !mayPick(place))
  const most = sizes.at(-1) ?? 0
  const isInParts = hand.filter(isDiscardable).length > most
  return (
    <div class="dash-asked" data-phase={view.phase}>
      <CornersAhead {...props} />
      <p class="dash-note">
        {words.discardHow(handSizeOf(view))} {isBound && words.boundCards} {isInParts && words.discardAtMost(most)}
      </p>
      <Confirm
        choice={choice}
        of={confirm(cards.length)}
        choose={choose}
        label={cards.length === 0 ? words.keepAll : words.discard(cards.length)}
      />
    </div>
  )
}
