import { CardRow, HeldCard } from '@paddock/page-kit/lanes/cards/held-card.tsx'
import { sealedChoice } from '@paddock/page-kit/lanes/sealed.ts'
import { pairCarsHome, pairEffect } from '../../../prospects/pair-effect.ts'
import { faceOf } from '../../../rules/cards.ts'
import { colourOf } from '../../livery.ts'
import type { Props } from '../../props.ts'
import { text } from '../text/index.ts'
import { CardFace, faceLabel } from './card-face.tsx'
import { type Held, heldCards, sorting } from './held.ts'
import { PairNotes } from './pair-notes.tsx'
import { rowStateInHand } from './row-state.ts'

/** The viewer's cards. */
export function Cards(props: Props) {
  const { view, viewer, language, deciding } = props
  const held = heldCards(view, viewer, deciding?.choices ?? [], sorting.value)
  if (held.length === 0) return null
  const isAnyPlayable = held.some(({ isPlayable }) => isPlayable)
  const words = text[language]
  return (
    <>
      {!isAnyPlayable && (
        <p class="lanes-pays">{words.nothingPlayable(colours(held.flatMap(({ card }) => pairCarsHome(view, card))))}</p>
      )}
      {isAnyPlayable && <PairNotes held={held} {...props} />}
      <CardRow label={words.yourCards} count={held.length} atRest={!deciding}>
        {held.map((one) => (
          <CardInHand key={one.card} held={one} {...props} />
        ))}
      </CardRow>
    </>
  )
}

function colours(cars: readonly number[]) {
  return [...new Set(cars)].map(colourOf)
}

function CardInHand({ held, ...props }: Props & { readonly held: Held }) {
  const { view, viewer, language, deciding, sealed, considered, consider, choose } = props
  const { card, count, choice, own } = held
  const words = text[language]
  const { sum, pair } = faceOf(card)
  const isTotal = view.options.turns === 'total-move'
  const effect = pairEffect(view, card)
  const label = [
    faceLabel(card, language),
    ...(count > 1 ? [words.copies(count)] : []),
    ...(effect ? [words.acceleration(effect), words.breakdown(effect)] : []),
    ...(pair && !held.isPlayable ? [words.pairOver(colours(pairCarsHome(view, card)))] : []),
    ...(pair ? [] : [words.forOwn(own)]),
    ...(isTotal ? [words.sum(sum)] : []),
  ].join(', ')
  const isSealed = deciding !== undefined && choice !== undefined && choice === sealedChoice(deciding.choices, sealed)
  return (
    <HeldCard choice={choice} pointed={{ considered, consider, choose }} label={label} isSealed={isSealed}>
      <span class="tr-face" data-playable={held.isPlayable}>
        <CardFace
          card={card}
          count={count}
          stateOf={(row) => rowStateInHand(view, card, row)}
          isOwn={(car) => view.owner[car] === viewer}
          pair={effect && [effect.front, effect.rear]}
          steps={effect?.steps}
        />
      </span>
      <span class="tr-card-worth" data-none={own === 0}>
        <span class="tr-own">{own > 0 ? own : ''}</span>
        {isTotal && <span class="tr-card-sum">{sum}</span>}
      </span>
    </HeldCard>
  )
}
