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
  act(action: unknown): void
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
  const considered = useSignal<number | undefined>(undefined)
  const pointed = useRef<Pointed>({ by: 'mouse', considered: undefined })
  const { view, viewer, language } = looking
  const deciding = useMemo(
    () => (isOpen ? decisionOf(box, position, looking) : undefined),
    [box, position, view, viewer, language, isOpen],
  )
  // While several decide in secret, what the others decide is an entry too, and no new question.
  const { pending, choices, entry } = position
  const question = pending.length > 1 ? canonical(choices) : entry
  useEffect(() => {
    considered.value = undefined
    if (deciding && pointed.current.by === 'keyboard') focusHand()
  }, [question, viewer, deciding === undefined])

  const consider = (choice: number | undefined) => {
    if (choice === undefined && pointed.current.by === 'touch') return
    considered.value = choice
  }
  const choose = (choice: number) => {
    if (!deciding) return
    if (pointed.current.by === 'touch' && pointed.current.considered !== choice) considered.value = choice
    else act(deciding.choices[choice])
  }
  // Until the effect above has run, what is looked at may be of the decision before, which had more choices.
  const isOffered = deciding?.choices[considered.value ?? -1] !== undefined
  const looked = isOffered ? considered.value : undefined
  const choosing: Choosing | undefined = deciding && { deciding, considered: looked, consider, choose }
  return {
    choosing,
    onPointerDownCapture: ({ pointerType }: PointerEvent) => {
      pointed.current = { by: pointerType, considered: considered.peek() }
    },
    onKeyDownCapture: () => {
      pointed.current = { by: 'keyboard', considered: considered.peek() }
    },
  }
}

/** Who plays by keyboard goes on there: the card they played is gone, and the focus with it. */
function focusHand(): void {
  if (document.activeElement && document.activeElement !== document.body) return
  // Where a choice is put together from several cards, the first of them stands for all choices.
  document.querySelector<HTMLElement>('.table-hand :is([data-choice], [data-pick])[tabindex="0"]')?.focus()
}
