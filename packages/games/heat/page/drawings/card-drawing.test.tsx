import { render } from 'preact-render-to-string'
import { expect, it } from 'vitest'
import { eventIds } from '../../modules/season/event-cards.ts'
import { sponsors } from '../../modules/season/sponsors.ts'
import { upgrades } from '../../modules/workshop/upgrades.ts'
import { faces } from '../../rules/cards.ts'
import CardDrawing from './card-drawing.tsx'
import { eventDrawings } from './event-drawings.ts'

const drawn = faces.map((_, card) => render(<CardDrawing card={card} />))

it('every card has a drawing, and no two cards have the same', () => {
  for (const drawing of drawn) expect(drawing).toContain('<path')
  expect(drawn.length).toBeGreaterThan(upgrades.length + sponsors.length)
  expect(new Set(drawn).size).toBe(faces.length)
})

it('every event has a picture of its own', () => {
  expect(new Set(eventIds.map((event) => JSON.stringify(eventDrawings[event]))).size).toBe(eventIds.length)
})
