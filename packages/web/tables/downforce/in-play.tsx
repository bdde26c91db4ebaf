import { type Action, type Event, faceOf, type View } from '@paddock/games/downforce'
import type { HandProps, Looking } from '../game-table.ts'
import { Upwards } from './cards.tsx'
import { Face, faceLabel } from './face.tsx'
import { playedCards } from './played.ts'
import { text } from './text/index.ts'

/** The card that is being carried out, with the row where it has come to. */
export function InPlay({ view, language, name }: Looking<View>) {
  const words = text[language]
  const { card, isReversed, row, turn } = view
  const count = faceOf(card).rows.length
  const now = isReversed ? count - 1 - row : row
  const isDone = (index: number) => (isReversed ? index > now : index < now)
  return (
    <figure class="df-in-play">
      <span class="df-card">
        <span class="unseen">{`${faceLabel(card, language)}, ${words.row(Math.min(row + 1, count), count)}`}</span>
        <Face card={card} now={now} isDone={isDone} />
      </span>
      <figcaption class="df-in-play-who">
        {name(turn)}
        {isReversed && <Upwards />}
      </figcaption>
    </figure>
  )
}

/** Between two cards, the one that was played before. */
export function LastCard({ view, told, language, name }: HandProps<View, Action, Event>) {
  const last = view.discard.length === 0 ? undefined : playedCards(view, told).find(({ isThrown }) => !isThrown)
  if (!last || view.phase === 'over') return null
  return (
    <figure class="df-in-play" data-over="true">
      <span class="df-card">
        <span class="unseen">{`${text[language].lastCard}, ${faceLabel(last.card, language)}`}</span>
        <Face card={last.card} />
      </span>
      <figcaption class="df-in-play-who">{last.seat === undefined ? '' : name(last.seat)}</figcaption>
    </figure>
  )
}
