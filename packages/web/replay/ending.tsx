import type { AnyBox, Name } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { NamedPlacing } from '../table/dialogs/placings.ts'
import { text } from '../table/text/index.ts'
import type { Film } from './film/film.ts'

interface EndingProps {
  readonly placings: readonly NamedPlacing[]
  readonly box: AnyBox
  readonly film: Film
  readonly name: Name
  onResult(): void
}

/** How it ended, best first, and the way to the whole result. */
export function Ending({ placings, box, film, name, onResult }: EndingProps) {
  const { score: points } = box.words[language.value]
  return (
    <div class="replay-end">
      <ul class="replay-result">
        {placings.map(({ seat, place, score, name: called }) => (
          <li key={seat}>{`${place}. ${called ?? name(seat)}, ${points(score, film.record.options)}`}</li>
        ))}
      </ul>
      <button type="button" class="button button-low" aria-haspopup="dialog" onClick={onResult}>
        {inLanguage(text).result}
      </button>
    </div>
  )
}
