import type { Language } from '@paddock/kernel'
import type { CardArt } from '@paddock/page-kit/lanes/cards/card-art.ts'
import { type RowState, Rows } from '@paddock/page-kit/lanes/cards/face.tsx'
import { type Card, colours, faceOf } from '../../rules/cards.ts'
import { carLook } from '../livery.ts'
import { text } from '../text/index.ts'

interface FaceProps {
  readonly card: Card
  /** The row that is being carried out, from the top; those that are done step back. */
  readonly now?: number | undefined
  readonly isDone?: ((row: number) => boolean) | undefined
  readonly count?: number
}

/** A speed card. */
export function CardFace({ card, now, isDone, count = 1 }: FaceProps) {
  const rows = faceOf(card).rows.map(({ car, spaces }, index) => ({
    look: car < 0 ? undefined : carLook(car),
    spaces,
    state: stateOf(index, now, isDone),
  }))
  return <Rows rows={rows} body="gt" colours={colours} count={count} />
}

function stateOf(index: number, now: number | undefined, isDone: FaceProps['isDone']): RowState | undefined {
  if (index === now) return 'now'
  return isDone?.(index) ? 'done' : undefined
}

/** The card in words. */
export function faceLabel(card: Card, language: Language): string {
  return text[language].rows(faceOf(card).rows.map(({ car, spaces }) => ({ colour: colours[car], spaces })))
}

export function cardArt(language: Language): CardArt {
  return { label: (card) => faceLabel(card, language), face: (card) => <CardFace card={card} /> }
}
