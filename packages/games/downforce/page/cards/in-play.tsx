import type { Looking } from '@paddock/page-kit/game-page.ts'
import { LaneLastCard as Last, TableCard } from '@paddock/page-kit/lanes/cards/table-card.tsx'
import { faceOf } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import type { Props } from '../props.ts'
import { raceText } from '../race/text/index.ts'
import { text } from '../text/index.ts'
import { CardFace, cardArt, faceLabel } from './card-face.tsx'
import { Upwards } from './cards.tsx'
import { playedCards } from './played.ts'

/** The card that is being carried out, with the row where it has come to. */
export function InPlay({ view, language, name }: Looking<View>) {
  const words = { ...text[language], ...raceText[language] }
  const { card, isReversed, row, turn } = view
  const count = faceOf(card).rows.length
  const now = isReversed ? count - 1 - row : row
  const isDone = (index: number) => (isReversed ? index > now : index < now)
  const label = `${faceLabel(card, language)}, ${words.row(Math.min(row + 1, count), count)}`
  const who = (
    <>
      {name(turn)}
      {isReversed && <Upwards />}
    </>
  )
  return (
    <TableCard label={label} who={who}>
      <CardFace card={card} now={now} isDone={isDone} />
    </TableCard>
  )
}

/** Between two cards, the one that was played before. */
export function LastCard({ view, told, language, name }: Props) {
  if (view.discard.length === 0 || view.phase === 'over') return null
  const played = playedCards(view, told)
  return <Last played={played} art={cardArt(language)} name={name} title={raceText[language].lastCard} />
}
