import './tile.css'
import './steering.css'
import { home, type Track } from '@paddock/racing/lanes'
import { Choice, Choices } from '../../choices.tsx'
import { Shortcut } from '../shortcut.tsx'
import { Chequered } from './chequered.tsx'
import type { LaneDrive } from './drive.ts'

/** Where a car may end, or something else to do with the row. */
export interface Steered {
  readonly choice: number
  readonly label: string
  readonly end?: SteeredEnd
}

export interface SteeredEnd {
  readonly drive: LaneDrive
  /** The space where the car stands then, or `home`. */
  readonly space: number
  /** What that space is called. */
  readonly where: string
  /** What comes on top of the card: "+1". */
  readonly more?: string
}

interface Props {
  readonly track: Track
  readonly label: string
  readonly steered: readonly Steered[]
  readonly considered: number | undefined
  consider(choice: number | undefined): void
  choose(choice: number): void
}

/** The choices for a car that is to be moved, as on the board; what else there is to do is its label alone. */
export function LaneSteering({ track, label: title, steered, ...pointed }: Props) {
  return (
    <Choices label={title} class="lanes-ends">
      {steered.map(({ choice, label, end }) => {
        if (!end) {
          return (
            <Choice key={label} choice={choice} {...pointed} label={label} class="lanes-end lanes-other">
              {label}
              <Shortcut choice={choice} />
            </Choice>
          )
        }
        const { drive, space, where, more } = end
        return (
          <Choice key={`${drive.path.join()} ${more}`} choice={choice} {...pointed} label={label} class="lanes-end">
            <Lanes track={track} space={space} />
            <span class="lanes-steps">{drive.steps}</span>
            {more && <span class="lanes-more">{more}</span>}
            <span class="lanes-where">{where}</span>
            {drive.lost > 0 && <Lost count={drive.lost} />}
            <Shortcut choice={choice} />
          </Choice>
        )
      })}
    </Choices>
  )
}

/** Spaces that will be lost. */
function Lost({ count }: { readonly count: number }) {
  return (
    <span class="lanes-lost">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  )
}

/** The lanes abreast where the car would end, seen from behind, with its own one filled. */
function Lanes({ track: { circuit }, space: index }: { readonly track: Track; readonly space: number }) {
  if (index === home) return <Chequered />
  const space = circuit.spaces[index]
  if (!space) return null
  const own = circuit.inside === 'right' ? space.lanes - 1 - space.lane : space.lane
  return (
    <span class="lanes-abreast">
      {Array.from({ length: space.lanes }, (_, lane) => (
        <i key={lane} data-own={lane === own} />
      ))}
    </span>
  )
}
