import './tile.css'
import './car-choice.css'
import { CarIcon, type CarLook } from '@paddock/board'
import type { Seat } from '@paddock/kernel'
import type { ComponentChildren } from 'preact'
import { Choice } from '../../choices.tsx'
import type { Pointed } from '../cards/held-card.tsx'
import { Shortcut } from '../shortcut.tsx'
import { Chequered } from './chequered.tsx'
import { Letter } from './letter.tsx'

/** A car as it may be chosen: where it lies, whose it is. */
export interface CarShown {
  readonly look: CarLook
  /** Its place in the race, in words. */
  readonly place: string
  readonly isHome: boolean
  readonly owner: Seat | undefined
  /** How the owner is called, or that there is none. */
  readonly ownerName: string
  readonly isOwn: boolean
}

interface CarChoiceProps {
  readonly car: CarShown
  readonly choice: number
  readonly pointed: Pointed
  readonly label: string
  /** One line more: what a bet pays. */
  readonly note?: ComponentChildren
  readonly isSealed?: boolean
}

/** A car to name or to bet on. */
export function CarChoice({ car, choice, pointed, label, note, isSealed = false }: CarChoiceProps) {
  const { look, place, isHome, owner, ownerName, isOwn } = car
  return (
    <Choice choice={choice} {...pointed} label={label} class={isSealed ? 'lanes-car lanes-car-sealed' : 'lanes-car'}>
      <CarIcon look={look} class="lanes-car-icon" />
      <span class="lanes-car-place">
        {isHome && <Chequered />}
        {place}
      </span>
      <span class="lanes-car-owner" data-own={isOwn}>
        {owner === undefined ? (
          ownerName
        ) : (
          <>
            <Letter seat={owner} /> <span class="lanes-car-name">{ownerName}</span>
          </>
        )}
      </span>
      {note !== undefined && <span class="lanes-car-note">{note}</span>}
      <Shortcut choice={choice} />
    </Choice>
  )
}
