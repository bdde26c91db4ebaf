import './draw.css'
import { DrawnCar } from '@paddock/board'
import { Choice, Choices } from '@paddock/page-kit/choices.tsx'
import { useEffect, useRef } from 'preact/hooks'
import { carLook } from '../../livery.ts'
import type { AskedProps } from '../../props.ts'
import { text } from '../text/index.ts'

/** The pile, and its top card to turn over: there is nothing else to decide, so one tap does. */
export function Draw({ deciding, considered, consider, choose, language }: AskedProps) {
  const { view, seat } = deciding
  const words = text[language]
  const box = useRef<HTMLDivElement>(null)
  const left = view.options.game === 'children' ? (view.piles[seat] ?? 0) : view.pile
  useEffect(() => {
    // After whatever else the new question has set: it is looked at from the start, and Space and Enter turn it over.
    const soon = requestAnimationFrame(() => {
      consider(0)
      if (document.activeElement?.matches('body, h1'))
        box.current?.querySelector('button')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(soon)
  }, [view.discard.length])
  return (
    <div ref={box} class="tr-draw">
      <Choices label={words.turnOver}>
        <Choice
          choice={0}
          {...{ considered, consider, choose }}
          label={`${words.turnOver} ${words.pileLeft(left)}`}
          class="tr-back"
        >
          <Back />
          <span class="tr-back-said">{words.turnOver}</span>
        </Choice>
      </Choices>
      <p class="tr-pile-left">{left === 0 ? words.reshuffled : words.pileLeft(left)}</p>
    </div>
  )
}

/** The back of the cards: a car on a chequered ground. */
export function Back() {
  return (
    <svg viewBox="0 0 60 76" class="tr-back-drawn" aria-hidden="true">
      <pattern id="tr-chequers" width="12" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 0h6v6H0zM6 6h6v6H6z" class="tr-back-ink" />
      </pattern>
      <rect width="60" height="76" rx="5" class="tr-back-ground" />
      <rect x="3" y="3" width="54" height="70" rx="3" fill="url(#tr-chequers)" />
      <circle cx="30" cy="38" r="22" class="tr-back-sun" />
      <g transform="translate(30 38) rotate(-24) scale(18)">
        <DrawnCar look={carLook(5)} />
      </g>
    </svg>
  )
}
