import { type AnyBox, canonical } from '@paddock/kernel'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import type { Position } from '@paddock/protocol'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
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

/** What is looked at, and at which question: what is looked at when another one comes says nothing about that one. */
interface Looked {
  readonly question: string
  readonly choice: number
}

/** How the last thing was pointed at, and what was being looked at then. */
interface Pointed {
  readonly by: string
  readonly considered: number | undefined
}

/**
 * The decision on offer. A mouse looks by pointing and chooses with a click; a finger looks with the
 * first tap and chooses with the second, since it has no way of pointing without tapping.
 */
export function useChoosing({ box, position, looking, isOpen, act }: Asked) {
  const looked = useSignal<Looked | undefined>(undefined)
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
    if (deciding && pointed.current.by === 'keyboard') focusHand()
  }, [question, deciding === undefined])

  const considered = consideredOf(looked.value, question, deciding)
  const consider = (choice: number | undefined) => {
    if (choice === undefined && pointed.current.by === 'touch') return
    looked.value = choice === undefined ? undefined : { question, choice }
  }
  const choose = (choice: number, then?: readonly unknown[]) => {
    if (!deciding) return
    if (pointed.current.by === 'touch' && pointed.current.considered !== choice) looked.value = { question, choice }
    else act(deciding.choices[choice], then)
  }
  const choosing: Choosing | undefined = deciding && { deciding, considered, consider, choose }
  return {
    choosing,
    onPointerDownCapture: ({ pointerType }: PointerEvent) => {
      pointed.current = { by: pointerType, considered: looked.peek()?.choice }
    },
    onKeyDownCapture: () => {
      pointed.current = { by: 'keyboard', considered: looked.peek()?.choice }
    },
  }
}

/** Only what is looked at of this very question, and only if it is offered. */
export function consideredOf(
  looked: Looked | undefined,
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
