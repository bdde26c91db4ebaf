import './ranking-list.css'
import { Sign } from '@paddock/board'
import type { Name, Viewer } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { language } from '@paddock/page-kit/language.ts'
import type { NamedPlacing } from '../dialogs/placings.ts'
import { text } from '../text/index.ts'

interface RankingListProps {
  readonly placings: readonly NamedPlacing[]
  readonly viewer: Viewer
  readonly page: Pick<AnyGamePage, 'look'>
  readonly name: Name
  /** What the game ranks by. */
  scored(placing: NamedPlacing): string
}

/** Everyone in their places, with what the game ranks by. */
export function RankingList({ placings, viewer, page, name, scored }: RankingListProps) {
  const { place: said, ranking } = text[language.value]
  return (
    <ol class="result-ranking" aria-label={ranking}>
      {placings.map((placing) => {
        const { seat, place } = placing
        return (
          <li key={seat} data-own={seat === viewer}>
            <span class="result-ranking-place">{said(place)}</span>
            <Sign look={page.look(seat)} />
            <span class="result-ranking-name">{name(seat)}</span>
            <span class="result-ranking-score">{scored(placing)}</span>
          </li>
        )
      })}
    </ol>
  )
}
