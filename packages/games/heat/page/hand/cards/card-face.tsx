import './card-face.css'
import type { Language } from '@paddock/kernel'
import { lazily, Nothing } from '@paddock/page-kit/lazily.tsx'
import { type Card, faceOf, upgradeOf } from '../../../rules/cards.ts'
import { isPrinted } from '../../../words/figures.ts'
import { LateCardDrawing } from '../../drawings/late-card-drawing.ts'
import { text } from '../text/index.ts'
import { Nut, Pulse } from './signs.tsx'
import { SymbolSign } from './symbol-signs.tsx'

/** A race without modules has no such cards. */
const WorkshopFace = lazily(async () => (await import('./workshop-face.tsx')).WorkshopFace, Nothing)

interface FaceProps {
  readonly card: Card
  readonly language: Language
  /** What it counts in this turn, where its driver has chosen. */
  readonly worth?: number | undefined
}

/** A card as it lies before its driver. What it is called stands beside it, for ears. */
export function CardFace({ card, language, worth }: FaceProps) {
  const { kind, value } = faceOf(card)
  return (
    <span
      class="dash-face"
      data-kind={kind}
      data-value={value}
      data-part={upgradeOf(card)?.category}
      data-printed={isPrinted(card)}
    >
      <LateCardDrawing card={card} />
      {worth === undefined ? (
        <Print card={card} language={language} />
      ) : (
        <span class="dash-face-value dash-face-worth">{worth}</span>
      )}
    </span>
  )
}

function Print({ card, language }: FaceProps) {
  const { kind, value } = faceOf(card)
  const words = text[language]
  if (isPrinted(card)) return <WorkshopFace card={card} language={language} />
  switch (kind) {
    case 'heat':
      return (
        <>
          <SymbolSign symbol="heat" class="dash-face-sign" />
          <span class="dash-face-word">{words.heatCard}</span>
        </>
      )
    case 'stress':
      return (
        <>
          <Pulse class="dash-face-sign" />
          <span class="dash-face-plus">+</span>
          <span class="dash-face-word">{words.stressCard}</span>
        </>
      )
    case 'upgrade':
      return (
        <>
          <span class="dash-face-value">{value}</span>
          <Nut class="dash-face-nut" />
        </>
      )
    default:
      return <span class="dash-face-value">{value}</span>
  }
}

interface SmallProps extends FaceProps {
  readonly note?: string | undefined
}

/** A card to look at: small, with its name for ears and its meaning for whoever points at it. */
export function SmallCard({ card, language, note, worth }: SmallProps) {
  const words = text[language]
  return (
    <span class="dash-small" data-card={card}>
      <span class="unseen">{note ? `${words.card(card)}, ${note}` : words.card(card)}</span>
      <CardFace card={card} language={language} worth={worth} />
    </span>
  )
}
