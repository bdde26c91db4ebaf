import './queue.css'
import type { Looking } from '@paddock/page-kit/game-page.ts'
import { Letter } from '@paddock/page-kit/lanes/cars/letter.tsx'
import { faceOf } from '../../../rules/cards.ts'
import type { View } from '../../../rules/view.ts'
import { text } from '../text/index.ts'

/** Total-move: the cards that were shown, in the order in which they are carried out, from the one in play. */
export function Queue({ view, language, name }: Looking<View>) {
  if (view.card < 0 || view.shown.length === 0) return null
  const words = text[language]
  const plays = [{ seat: view.turn, card: view.card }, ...view.shown]
  return (
    <ol class="tr-queue" aria-label={words.shownOrder}>
      {plays.map(({ seat, card }, index) => (
        <li key={seat} data-now={index === 0}>
          <span class="unseen">{words.shownCard(name(seat), faceOf(card).sum)}</span>
          <span aria-hidden="true">
            <Letter seat={seat} /> <span class="tr-queue-name">{name(seat)}</span> <b>{faceOf(card).sum}</b>
          </span>
        </li>
      ))}
    </ol>
  )
}
