import '@paddock/page-kit/lanes/cars/steering.css'
import './pair.css'
import { CarIcon, Sign } from '@paddock/board'
import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import type { Pointed } from '@paddock/page-kit/lanes/cards/held-card.tsx'
import { Letter } from '@paddock/page-kit/lanes/cars/letter.tsx'
import { Shortcut } from '@paddock/page-kit/lanes/shortcut.tsx'
import type { PairEffect } from '../../../prospects/pair-effect.ts'
import type { Car } from '../../../rules/cards.ts'
import { carLook, colourOf } from '../../livery.ts'
import type { AskedProps } from '../../props.ts'
import { faceLabel } from '../cards/card-face.tsx'
import { text } from '../text/index.ts'
import { ownerName } from './car-shown.ts'

/** What a pair shall do: both uses side by side, each with what comes of it. */
export function Pair({ deciding, considered, consider, choose, ...looking }: AskedProps) {
  const { view, language } = looking
  const words = text[language]
  const expected = deciding.prospect(0).expected
  if (expected.kind !== 'pair') return null
  const { effect } = expected
  return (
    <>
      <Owners {...looking} effect={effect} />
      <Choices label={faceLabel(view.card, language)} class="tr-uses">
        {deciding.choices.map((action, choice) => {
          const isAcceleration = action.type === 'accelerate'
          const said = isAcceleration ? words.acceleration(effect) : words.breakdown(effect)
          const title = isAcceleration ? words.accelerate : words.breakDown
          const pointed: Pointed = { considered, consider, choose }
          return (
            <Choice key={action.type} choice={choice} {...pointed} label={`${title}. ${said}`} class="lanes-end tr-use">
              <span class="tr-use-title">
                {isAcceleration ? <Onwards {...effect} /> : <Stopped {...effect} />}
                {title}
              </span>
              <span class="tr-use-said">{said}</span>
              <Shortcut choice={choice} />
            </Choice>
          )
        })}
      </Choices>
    </>
  )
}

/** Whose the two cars are. */
function Owners({
  effect,
  ...looking
}: Omit<AskedProps, 'deciding' | 'considered' | 'consider' | 'choose'> & { readonly effect: PairEffect }) {
  return (
    <p class="tr-pair-owners">
      {[effect.rear, effect.front].map((car) => (
        <Owner key={car} car={car} looking={looking} />
      ))}
    </p>
  )
}

function Owner({ car, looking }: { readonly car: Car; readonly looking: Parameters<typeof ownerName>[0] }) {
  const { view, viewer, language } = looking
  const words = text[language]
  const owner = ownerName(looking, car)
  const seat = view.owner[car] ?? -1
  return (
    <span class="tr-pair-owner" data-own={seat === viewer}>
      <Sign look={carLook(car)} numbered />
      <span class="unseen">{words.owned(colourOf(car), seat === viewer ? words.you : owner)}</span>
      <span aria-hidden="true">
        {seat >= 0 && <Letter seat={seat} />} {seat === viewer ? words.you : (owner ?? words.nobody)}
      </span>
    </span>
  )
}

/** The car behind, and how far it comes. */
function Onwards({ rear, front, steps }: PairEffect) {
  return (
    <span class="tr-use-drawn">
      <CarIcon look={carLook(rear)} />
      <span class="tr-use-arrow">{steps}</span>
      <CarIcon look={carLook(front)} />
    </span>
  )
}

/** The car in front beside the track. */
function Stopped({ rear, front }: PairEffect) {
  return (
    <span class="tr-use-drawn tr-use-stopped">
      <CarIcon look={carLook(rear)} />
      <CarIcon look={carLook(front)} />
    </span>
  )
}
