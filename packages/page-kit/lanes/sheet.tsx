import './sheet.css'
import { type CarLook, Sign } from '@paddock/board'
import type { ComponentChildren } from 'preact'

interface SheetProps {
  /** Whose sheet it is. */
  readonly look: CarLook
  readonly name: string
  readonly children: ComponentChildren
}

/** The score sheet of one seat: lines with figures below its name. */
export function Sheet({ look, name, children }: SheetProps) {
  return (
    <section class="lanes-sheet">
      <h4>
        <Sign look={look} /> {name}
      </h4>
      {children}
    </section>
  )
}

interface HeadProps {
  readonly said: string
  readonly sum: string
}

/** What the lines below it come to. */
export function SheetHead({ said, sum }: HeadProps) {
  return (
    <p class="lanes-line lanes-head">
      <span>{said}</span>
      <span>{sum}</span>
    </p>
  )
}

interface LineProps {
  readonly look: CarLook
  /** What the car is called. */
  readonly label: string
  readonly figure: string
  /** The number of a bet. */
  readonly bet?: number
  /** Why the figure is what it is. */
  readonly children?: ComponentChildren
}

/** What one car brought or cost. */
export function SheetLine({ look, label, figure, bet, children }: LineProps) {
  return (
    <p class="lanes-line">
      {bet !== undefined && <span class="lanes-bet-line">{bet}</span>}
      <Sign look={look} numbered label={label} />
      {children !== undefined && <span>{children}</span>}
      <span class="lanes-figure">{figure}</span>
    </p>
  )
}
