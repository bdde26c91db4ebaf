import { type AnyBox, canonical } from '@paddock/kernel'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { Position } from '@paddock/protocol'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { askFirst } from '../../settings/ask-first.ts'
import { isMade, isSame, type Picked } from './arming.ts'
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
  readonly looked: Picked | undefined
}

type Offered = Pick<Choosing['deciding'], 'choices'>

/** What is looked at and picked of a question, by its name: the one that is asked, or one that is laid out after it. */
export interface Pointing {
  /** The name of the question that is asked. */
  readonly question: string
  considered(question: string, offered: Offered | undefined): number | undefined
  consider(question: string, choice: number | undefined): void
  /** Whether a press on a choice makes it; if not, it is looked at, or waits for the same press once more. */
  isMeant(question: string, choice: number): boolean
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
  const pointed = useRef<Pointed>({ by: 'mouse', looked: undefined })
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

  const pointing: Pointing = {
    question,
    considered: (of, offered) => consideredOf(looked.value, of, offered) ?? consideredOf(armed.value, of, offered),
    consider(of, choice) {
      if (choice === undefined && pointed.current.by === 'touch') return
      looked.value = choice === undefined ? undefined : { question: of, choice }
    },
    isMeant(of, choice) {
      const picked = { question: of, choice }
      const isTouched = pointed.current.by === 'touch'
      // A finger has looked before: that is asking first.
      const isToBeMade = isTouched
        ? isSame(pointed.current.looked, picked)
        : isMade({ picked, armed: armed.peek(), asksFirst: askFirst.peek() === 'on' })
      if (isToBeMade) return true
      looked.value = picked
      if (!isTouched) armed.value = picked
      return false
    },
  }
  const choosing: Choosing | undefined = deciding && {
    deciding,
    considered: pointing.considered(question, deciding),
    armed: consideredOf(armed.value, question, deciding),
    consider: (choice) => pointing.consider(question, choice),
    choose: (choice, then) => {
      if (pointing.isMeant(question, choice)) act(deciding.choices[choice], then)
    },
  }
  const point = (by: string) => {
    pointed.current = { by, looked: looked.peek() }
  }
  return {
    choosing,
    pointing,
    onPointerDownCapture: ({ pointerType }: PointerEvent) => point(pointerType),
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') armed.value = undefined
      point('keyboard')
    },
  }
}

/** Only what is looked at of this very question, and only if it is offered. */
export function consideredOf(
  looked: Picked | undefined,
  question: string,
  deciding: Offered | undefined,
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
