import '../asked/pair.css'
import { Sign } from '@paddock/board'
import { type PairEffect, pairCarsHome, pairEffect } from '../../../prospects/pair-effect.ts'
import { faceOf } from '../../../rules/cards.ts'
import { carLook, colourOf } from '../../livery.ts'
import type { Props } from '../../props.ts'
import { text } from '../text/index.ts'
import type { Held } from './held.ts'

/** What the pairs in the hand would do now: of all of them in short, of the one that is looked at in full. */
export function PairNotes({ held, ...props }: Props & { readonly held: readonly Held[] }) {
  const pairs = held.filter(({ card }) => faceOf(card).pair)
  if (pairs.length === 0) return null
  const looked = pairs.find(({ choice }) => choice !== undefined && choice === props.considered)
  const effect = looked && pairEffect(props.view, looked.card)
  return (
    <div class="tr-pair-notes" aria-hidden="true">
      {effect ? (
        <InFull effect={effect} {...props} />
      ) : (
        pairs.map(({ card }) => <InShort key={card} card={card} {...props} />)
      )}
    </div>
  )
}

function InFull({ effect, language }: Props & { readonly effect: PairEffect }) {
  const words = text[language]
  return (
    <>
      <p>
        <strong>{words.accelerate}</strong> {words.acceleration(effect)}
      </p>
      <p>
        <strong>{words.breakDown}</strong> {words.breakdown(effect)}
      </p>
    </>
  )
}

function InShort({ card, view, language }: Props & { readonly card: number }) {
  const words = text[language]
  const effect = pairEffect(view, card)
  if (!effect)
    return (
      <p>
        {words.pairShort} {words.pairOver(pairCarsHome(view, card).map(colourOf))}
      </p>
    )
  return (
    <p>
      {words.pairShort} <Sign look={carLook(effect.rear)} /> {words.accelerationShort(effect)} ·{' '}
      <Sign look={carLook(effect.front)} /> {words.breakdownShort(effect)}
    </p>
  )
}
