import './card-drawing.css'
import Scene from '@paddock/page-kit/drawings/scene.tsx'
import { type Drawn, Tints } from '@paddock/page-kit/drawings/vignette.tsx'
import { sponsorKinds } from '../../modules/season/sponsors.ts'
import { upgrades } from '../../modules/workshop/upgrades.ts'
import { type Card, cardName, faceOf, upgradeOf } from '../../rules/cards.ts'
import { partDrawings } from './parts.ts'

/** What is drawn on a card: on those that drive by themselves the car, on all others the part. */
export default function CardDrawing({ card }: { readonly card: Card }) {
  const { kind, value } = faceOf(card)
  const drawn = drawingOf(card)
  if (!drawn)
    return kind === 'speed' || kind === 'upgrade' ? (
      <Scene body="single-seater" speed={value * 2} place={value} />
    ) : null
  return (
    <svg viewBox="0 0 40 40" class="drawn ht-part" aria-hidden="true">
      <Tints drawn={drawn} />
    </svg>
  )
}

/** The part of the car that the card is; undefined for the cards of the base race. */
export function drawingOf(card: Card): Drawn | undefined {
  const upgrade = upgradeOf(card)
  if (upgrade) {
    const { category, number } = upgrade
    const before = upgrades.filter((other) => other.category === category && other.number <= number)
    return partDrawings[category](before.length)
  }
  const sponsor = sponsorKinds.find((kind) => cardName(card) === `sponsor-${kind}`)
  if (sponsor) return partDrawings[sponsor](0)
  switch (faceOf(card).kind) {
    case 'heat':
      return engine
    case 'stress':
      return helm
    default:
      return undefined
  }
}

/** Heat: cylinders with their fins. */
const engine: Drawn = {
  soft: 'M4 22H36V38H4ZM7 10H17V22H7ZM23 10H33V22H23Z',
  lines: 'M5 12.5h14M5 16h14M5 19.5h14M21 12.5h14M21 16h14M21 19.5h14',
}

/** Stress: a steering wheel that shakes. */
const helm: Drawn = {
  soft: 'M20 3a17 17 0 1 1-.1 0ZM20 8a12 12 0 1 0 .1 0ZM9 18H31V23H9ZM17.5 20h5V32h-5Z',
  lines: 'M1 10q-2 10 0 20M39 10q2 10 0 20',
}
