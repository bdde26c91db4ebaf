import '../score/score.css'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { eventCard } from '../../modules/season/event-cards.ts'
import type { RaceResult } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { meanings } from '../../words/meanings/index.ts'
import { CarCell } from '../score/car-cell.tsx'
import { Points } from '../score/points.tsx'
import { text } from '../text/index.ts'

interface Props extends Looking<View> {
  readonly result: RaceResult
}

/** How an earlier race of the season ended: places, points, and what the event added. */
export function ResultSheet({ result, ...looking }: Props) {
  const { language } = looking
  const words = text[language]
  const { event, circuit, place } = result
  const inPlace = Array.from(place.keys()).sort((a, b) => (place[a] ?? 0) - (place[b] ?? 0))
  return (
    <section class="score ht-score">
      {event !== 'none' && eventCard(event).points && <p>{meanings[language].event(event, circuit).rule}</p>}
      <table class="figures">
        <tbody>
          {inPlace.map((car) => (
            <tr key={car}>
              <td class="ht-score-place">{words.place(place[car] ?? 0)}</td>
              <CarCell {...looking} car={car} />
              <td class="ht-score-points">
                <Points result={result} car={car} words={words} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
