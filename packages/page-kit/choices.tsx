import './choices.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface ChoicesProps {
  readonly label: string
  readonly class?: string
  /** Nothing in it can be chosen now. */
  readonly atRest?: boolean
  readonly children: ComponentChildren
}

/** Choices side by side: one tab stop for all of them, the arrows go from one to the next. */
export function Choices({ label, class: look, atRest = false, children }: ChoicesProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // What may scroll must be reachable by keyboard, also when nothing in it is.
    if (atRest) box.current?.setAttribute('tabindex', '0')
    else box.current?.removeAttribute('tabindex')
  }, [atRest])
  return (
    <fieldset ref={box} class={`choices ${look ?? ''}`} aria-label={label} onKeyDown={moveFocus}>
      {children}
    </fieldset>
  )
}

interface ChoiceProps {
  /** The place of the choice in the list of choices. */
  readonly choice: number
  readonly considered: number | undefined
  consider(choice: number | undefined): void
  choose(choice: number): void
  /** The choice in words, for those who do not see what is drawn. */
  readonly label: string
  readonly class?: string
  /** A tab stop of its own, where it is not one of many alike. */
  readonly isStop?: boolean
  /** The table piece it stands for, as canonical text, so that it can be pointed at. */
  readonly piece?: string
  readonly children: ComponentChildren
}

/** One choice: looked at by pointing at it or moving to it, made by a click or by Enter. */
export function Choice({
  choice,
  considered,
  consider,
  choose,
  label,
  class: look,
  isStop,
  piece,
  children,
}: ChoiceProps) {
  return (
    <button
      type="button"
      class={look ?? 'button'}
      data-choice={choice}
      data-piece={piece}
      data-considered={considered === choice}
      tabIndex={isStop || (considered ?? 0) === choice ? 0 : -1}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && consider(choice)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && consider(undefined)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && consider(choice)}
      onClick={() => choose(choice)}
    >
      <span class="unseen">{label}</span>
      <span class="choice-drawn" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent): void {
  const { key, currentTarget, target } = event
  if (!(currentTarget instanceof HTMLElement)) return
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('[data-choice]')]
  const here = buttons.findIndex((button) => button.contains(target instanceof Node ? target : null))
  const step = steps[key]
  const next =
    key === 'Home'
      ? buttons[0]
      : key === 'End'
        ? buttons.at(-1)
        : step
          ? buttons.at((here + step) % buttons.length)
          : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
