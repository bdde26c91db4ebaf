import { everyPart } from '@paddock/board/late'
import { render } from 'preact-render-to-string'
import { beforeAll, expect, it } from 'vitest'
import { faces } from '../../../rules/cards.ts'
import { CardFace } from './card-face.tsx'

beforeAll(everyPart)

it('every row of a card has its car, and so have both halves of a pair', () => {
  for (const [card, { rows, pair }] of faces.entries()) {
    const drawings = render(<CardFace card={card} />)
      .split('class="drawn ')
      .slice(1)
    expect(drawings).toHaveLength(pair ? 2 : rows.length)
  }
})
