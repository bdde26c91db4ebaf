import './photo-finish.css'
import { CarIcon, type CarLook } from '@paddock/board'
import type { CallWords } from './call-words.ts'

/** A car on the photo: who it is, and how many spaces it is behind the first of them. */
export interface Photographed {
  readonly car: string
  readonly look: CarLook
  /** Whose it is, or you; empty where nobody sits in it. */
  readonly name: string
  readonly behind: number
  /** The place that it gets. */
  readonly place: string
}

interface PhotoProps {
  readonly cars: readonly Photographed[]
  /** By which rule they are told apart. */
  readonly decided: string
  readonly words: CallWords
  readonly milliseconds: number
  /** Whether it is the line that they come over, or the last place that is decided. */
  readonly decides: 'first' | 'last'
  /** Where on the board the line is. */
  readonly finish: 'above' | 'below'
}

/** Cars that come in together, from so near that one sees which is ahead, and the rule that says so. */
export function PhotoFinish({ cars, decided, words, milliseconds, decides, finish }: PhotoProps) {
  return (
    <figure
      class="stage-photo"
      data-still={milliseconds === 0}
      data-decides={decides}
      data-finish={finish}
      style={{ '--stage-time': `${milliseconds}ms` }}
    >
      <p class="stage-photo-title">{words.photoFinish}</p>
      <div class="stage-photo-strip">
        {cars.map(({ car, look, name, behind, place }) => (
          <p key={car} class="stage-photo-lane" data-car={car}>
            <span class="stage-photo-place">{place}</span>
            <span class="stage-photo-driven" style={{ '--behind': behind }}>
              <CarIcon look={look} class="stage-photo-car" />
              <span>{name}</span>
            </span>
          </p>
        ))}
      </div>
      <figcaption>{decided}</figcaption>
    </figure>
  )
}
