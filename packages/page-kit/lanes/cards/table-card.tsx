import './hand.css'
import type { Name } from '@paddock/kernel'
import type { ComponentChildren } from 'preact'
import type { CardArt } from './card-art.ts'
import { OpenCard } from './held-card.tsx'
import type { Played } from './played.ts'

interface TableCardProps {
  readonly label: string
  /** Whose card it is. */
  readonly who: ComponentChildren
  /** It was played before, and nothing is in play now. */
  readonly isOver?: boolean
  readonly children: ComponentChildren
}

/** The card on the table, beside the hand. */
export function TableCard({ label, who, isOver = false, children }: TableCardProps) {
  return (
    <figure class="lanes-in-play" data-over={isOver}>
      <OpenCard label={label}>{children}</OpenCard>
      <figcaption class="lanes-in-play-who">{who}</figcaption>
    </figure>
  )
}

interface LastCardProps {
  /** The cards that lie open, the latest first. */
  readonly played: readonly Played[]
  readonly art: CardArt
  readonly name: Name
  /** That it is the last one, in words. */
  readonly title: string
}

/** Between two cards, the one that was played before. */
export function LaneLastCard({ played, art, name, title }: LastCardProps) {
  const last = played.find(({ isThrown }) => !isThrown)
  if (!last) return null
  return (
    <TableCard label={`${title}, ${art.label(last.card)}`} who={last.seat === undefined ? '' : name(last.seat)} isOver>
      {art.face(last.card)}
    </TableCard>
  )
}
