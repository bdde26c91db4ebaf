import { type AnyBox, canonical } from '@paddock/kernel'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { Position } from '@paddock/protocol'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { askFirst } from '../../settings/ask-first.ts'
import { isMade, type Picked } from './arming.ts'
import type { Choosing } from './choosing.ts'
import { decisionOf } from './deciding.ts'

interface Asked {
  readonly box: AnyBox
  readonly position: Position
  readonly looking: Looking<unknown>
  /** Whether anyone may decide now. */
  readonly isOpen: boolean
  act(action: unknown, then?: readonly unknown[]): void
}

/** How the last thing was pointed at, and what was being looked at then. */
interface Pointed {
  readonly by: string
  readonly considered: number | undefined
}

/**
 * The decision on offer. A mouse looks by pointing and chooses with a click; a finger looks with the
 * first tap and chooses with the second, since it has no way of pointing without tapping. Who wants to be asked first
 * chooses with the second click or key, too.
 */
export function useChoosing({ box, position, looking, isOpen, act }: Asked) {
  // What is looked at when another question comes says nothing about that one.
  const looked = useSignal<Picked | undefined>(undefined)
  const armed = useSignal<Picked | undefined>(undefined)
  const pointed = useRef<Pointed>({ by: 'mouse', considered: undefined })
  const { view, viewer, language } = looking
  const deciding = useMemo(
    () => (isOpen ? decisionOf(box, position, looking) : undefined),
    [box, position, view, viewer, language, isOpen],
  )
  // While several decide in secret, what the others decide is an entry too, and no new question.
  const { pending, choices, entry } = position
  const question = `${viewer} ${pending.length > 1 ? canonical(choices) : entry}`
  useEffect(() => {
    looked.value = undefined
    armed.value = undefined
    if (deciding && pointed.current.by === 'keyboard') focusHand()
  }, [question, deciding === undefined])

  const armedChoice = consideredOf(armed.value, question, deciding)
  const considered = consideredOf(looked.value, question, deciding) ?? armedChoice
  const consider = (choice: number | undefined) => {
    if (choice === undefined && pointed.current.by === 'touch') return
    looked.value = choice === undefined ? undefined : { question, choice }
  }
  const choose = (choice: number, then?: readonly unknown[]) => {
    if (!deciding) return
    const picked = { question, choice }
    const isTouched = pointed.current.by === 'touch'
    // A finger has looked before: that is asking first.
    const isToBeMade = isTouched
      ? pointed.current.considered === choice
      : isMade({ picked, armed: armed.peek(), asksFirst: askFirst.peek() === 'on' })
    if (isToBeMade) return act(deciding.choices[choice], then)
    looked.value = picked
    if (!isTouched) armed.value = picked
  }
  const choosing: Choosing | undefined = deciding && { deciding, considered, armed: armedChoice, consider, choose }
  return {
    choosing,
    onPointerDownCapture: ({ pointerType }: PointerEvent) => {
      pointed.current = { by: pointerType, considered: looked.peek()?.choice }
    },
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') armed.value = undefined
      pointed.current = { by: 'keyboard', considered: looked.peek()?.choice }
    },
  }
}

/** Only what is looked at of this very question, and only if it is offered. */
export function consideredOf(
  looked: Picked | undefined,
  question: string,
  deciding: Pick<Choosing['deciding'], 'choices'> | undefined,
): number | undefined {
  if (looked?.question !== question) return undefined
  return deciding?.choices[looked.choice] === undefined ? undefined : looked.choice
}

/** Who plays by keyboard goes on there: the card they played is gone, and the focus with it. */
export function focusHand(): void {
  if (document.activeElement && document.activeElement !== document.body) return
  // Where a choice is put together from several cards, the first of them stands for all choices.
  document.querySelector<HTMLElement>('.table-hand :is([data-choice], [data-pick])[tabindex="0"]')?.focus()
}
