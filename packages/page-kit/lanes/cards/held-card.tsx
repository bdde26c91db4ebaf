import './cards.css'
import type { ComponentChildren } from 'preact'
import { Choice, Choices } from '../../choices.tsx'
import { Shortcut } from '../shortcut.tsx'

interface CardRowProps {
  readonly label: string
  readonly count: number
  /** Nothing in it can be chosen now. */
  readonly atRest: boolean
  readonly children: ComponentChildren
}

/** More than this do not fit side by side on any screen. */
const many = 14

/** Cards side by side. */
export function CardRow({ label, count, atRest, children }: CardRowProps) {
  return (
    <Choices label={label} class={count > many ? 'lanes-cards lanes-cards-many' : 'lanes-cards'} atRest={atRest}>
      {children}
    </Choices>
  )
}

/** What is looked at, and how to look at something else or to choose it. */
export interface Pointed {
  readonly considered: number | undefined
  consider(choice: number | undefined): void
  choose(choice: number): void
}

interface HeldCardProps {
  /** The choice that playing it is, if it can be played. */
  readonly choice: number | undefined
  readonly pointed: Pointed
  /** The card in words. */
  readonly label: string
  readonly isSealed: boolean
  /** The card as it is drawn. */
  readonly children: ComponentChildren
  /** Below it: another way to play it. */
  readonly below?: ComponentChildren
}

/** A card in the hand of whoever looks. */
export function HeldCard({ choice, pointed, label, isSealed, children, below }: HeldCardProps) {
  return (
    <div class="lanes-held" data-sealed={isSealed}>
      {choice === undefined ? (
        <OpenCard label={label}>{children}</OpenCard>
      ) : (
        <Choice choice={choice} {...pointed} label={label} class="lanes-card">
          {children}
          <Shortcut choice={choice} />
        </Choice>
      )}
      {below}
    </div>
  )
}

/** A card that is only looked at. */
export function OpenCard({ label, children }: Pick<HeldCardProps, 'label' | 'children'>) {
  return (
    <span class="lanes-card">
      <span class="unseen">{label}</span>
      {children}
    </span>
  )
}
