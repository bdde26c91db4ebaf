import '../score/score.css'
import { Sign } from '@paddock/board'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { eventCard } from '../../modules/season/event-cards.ts'
import { isLegend } from '../../prospects/facts/order.ts'
import type { RaceResult } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { meanings } from '../../words/meanings/index.ts'
import { legendWords } from '../legends/words.ts'
import { lookOf } from '../livery.ts'
import { Points } from '../score/points.tsx'
import { text } from '../text/index.ts'

interface Props extends Looking<View> {
  readonly result: RaceResult
}

/** How an earlier race of the season ended: places, points, and what the event added. */
export function ResultSheet({ view, result, language, name }: Props) {
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
              <th scope="row">
                <Sign look={lookOf(car)} />{' '}
                <span class="ht-score-name">
                  {isLegend(view, car) ? legendWords[language].named(name(car)) : name(car)}
                </span>
              </th>
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
