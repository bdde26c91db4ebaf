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
}

interface PhotoProps {
  readonly cars: readonly Photographed[]
  /** By which rule they are told apart. */
  readonly decided: string
  readonly words: CallWords
  readonly milliseconds: number
}

/** Cars that come in together, from so near that one sees which is ahead, and the rule that says so. */
export function PhotoFinish({ cars, decided, words, milliseconds }: PhotoProps) {
  return (
    <figure class="stage-photo" data-still={milliseconds === 0} style={{ '--stage-time': `${milliseconds}ms` }}>
      <p class="stage-photo-title">{words.photoFinish}</p>
      <div class="stage-photo-strip">
        {cars.map(({ car, look, name, behind }) => (
          <p key={car} class="stage-photo-lane" style={{ '--behind': behind }}>
            <CarIcon look={look} class="stage-photo-car" />
            <span>{name}</span>
          </p>
        ))}
      </div>
      <figcaption>{decided}</figcaption>
    </figure>
  )
}
