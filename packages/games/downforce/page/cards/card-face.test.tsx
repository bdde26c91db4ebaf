import { everyPart } from '@paddock/board/late'
import { render } from 'preact-render-to-string'
import { beforeAll, expect, it } from 'vitest'
import { faces, powers } from '../../rules/cards.ts'
import { powerDrawings } from '../auction/power-drawings.ts'
import { CardFace } from './card-face.tsx'

beforeAll(everyPart)

it('every row of a card has its car, and the wind behind it goes by its spaces', () => {
  for (const [card, { rows }] of faces.entries()) {
    const drawings = render(<CardFace card={card} />)
      .split('class="drawn ')
      .slice(1)
    expect(drawings).toHaveLength(rows.length)
    const winds = drawings.map((drawing) => /<path d="([^"]*)" class="drawn-wind"/.exec(drawing)?.[1])
    expect(new Set(winds).size).toBe(new Set(rows.map(({ spaces }) => spaces)).size)
  }
})

it('every power has a picture of its own', () => {
  expect(new Set(powers.map((power) => JSON.stringify(powerDrawings[power]))).size).toBe(powers.length)
})
