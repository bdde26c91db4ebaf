import './card-face.css'
import type { Language } from '@paddock/kernel'
import type { CardArt } from '@paddock/page-kit/lanes/cards/card-art.ts'
import { type RowState, Rows } from '@paddock/page-kit/lanes/cards/face.tsx'
import { type Car, type Card, colours, faceOf } from '../../../rules/cards.ts'
import { carLook, colourOf } from '../../livery.ts'
import { text } from '../text/index.ts'
import { PairFace } from './pair-face.tsx'

/** Wild rows are printed in gold on purple. */
export const gold = { body: '#45265f', ink: '#ffd75e' }

interface FaceProps {
  readonly card: Card
  /** How far a row has come. */
  stateOf?: ((row: number) => RowState | undefined) | undefined
  /** Whether a car belongs to whoever looks. */
  isOwn?: ((car: Car) => boolean) | undefined
  /** Of a pair, the car in front first; as printed where nobody drives yet. */
  readonly pair?: readonly [front: Car, rear: Car] | undefined
  /** How far the car behind would come. */
  readonly steps?: number | undefined
  readonly count?: number
}

/** A card: its rows, or two cars joined by an arrow. */
export function CardFace({ card, stateOf, isOwn, pair, steps, count = 1 }: FaceProps) {
  const face = faceOf(card)
  if (face.pair) return <PairFace cars={pair ?? face.pair} isDriving={pair !== undefined} steps={steps} />
  const rows = face.rows.map(({ car, spaces }, row) => ({
    look: car < 0 ? undefined : carLook(car),
    spaces,
    state: stateOf?.(row),
    isOwn: car >= 0 && isOwn?.(car) === true,
  }))
  return <Rows rows={rows} body="stock-car" colours={colours} wildPaint={gold} count={count} />
}

/** The card in words. */
export function faceLabel(card: Card, language: Language): string {
  const words = text[language]
  const { pair, rows } = faceOf(card)
  if (pair) return words.pairCard(colourOf(pair[0]), colourOf(pair[1]))
  return words.rows(rows.map(({ car, spaces }) => ({ colour: colours[car], spaces })))
}

export function cardArt(language: Language): CardArt {
  return { label: (card) => faceLabel(card, language), face: (card) => <CardFace card={card} /> }
}
