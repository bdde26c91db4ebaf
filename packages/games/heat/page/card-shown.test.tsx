import { languages } from '@paddock/kernel'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { race } from '../testing/table.ts'
import { CardShown } from './card-shown.tsx'
import { showsCard } from './shows-card.ts'

const view = race(2, { legends: 2, pro: 1 }).view(0)

test('the card of the Legends is shown large to everyone, with what it says of those that race', () => {
  const event = { type: 'legend-card', card: 0 } as const
  for (const viewer of [0, 1, 'spectator'] as const) expect(showsCard(event, view, viewer)).toBe(true)
  for (const language of languages) {
    const html = render(<CardShown {...{ view, language, event }} viewer={0} name={String} />)
    expect(html.match(/ht-legend-card-row/g)).toHaveLength(2)
    // Green has 15 and red 13 on that card, and Pro Legends one more; their diamonds are 2 and 1.
    expect(html).toMatch(/<b>16<\/b>.*<b>2<\/b>.*<b>14<\/b>.*<b>1<\/b>/s)
  }
})

test('a driver’s cards are shown large to the others', () => {
  const event = { type: 'cards-revealed', seat: 1, cards: [], gear: 1 } as const
  expect([0, 1, 'spectator' as const].map((viewer) => showsCard(event, view, viewer))).toEqual([true, false, true])
})
