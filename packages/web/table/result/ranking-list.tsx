import './ranking-list.css'
import { Sign } from '@paddock/board'
import type { AnyBox, Name, Viewer } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { language } from '@paddock/page-kit/language.ts'
import type { NamedPlacing } from '../dialogs/placings.ts'
import { text } from '../text/index.ts'

interface RankingListProps {
  readonly placings: readonly NamedPlacing[]
  readonly viewer: Viewer
  readonly page: Pick<AnyGamePage, 'look'>
  readonly box: AnyBox
  readonly options: unknown
  readonly name: Name
}

/** Everyone in their places, with what the game ranks by. */
export function RankingList({ placings, viewer, page, box, options, name }: RankingListProps) {
  const { place: said, ranking } = text[language.value]
  const { score: scored } = box.words[language.value]
  return (
    <ol class="result-ranking" aria-label={ranking}>
      {placings.map(({ seat, place, score }) => (
        <li key={seat} data-own={seat === viewer}>
          <span class="result-ranking-place">{said(place)}</span>
          <Sign look={page.look(seat)} />
          <span class="result-ranking-name">{name(seat)}</span>
          <span class="result-ranking-score">{scored(score, options)}</span>
        </li>
      ))}
    </ol>
  )
}
