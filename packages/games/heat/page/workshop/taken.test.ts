import { expect, test } from 'vitest'
import { cardCalled } from '../../rules/cards.ts'
import type { Event } from '../../rules/event.ts'
import { takenOf } from './taken.ts'

const [brakes, body, wings] = [cardCalled('brakes-8'), cardCalled('body-5'), cardCalled('wings-46')]
const picked = (seat: number, card: number): Event => ({ type: 'upgrade-picked', seat, card })
const opened: Event = { type: 'market-opened', round: 1, cards: [], order: [0, 1] }

test('what was taken is what was picked since the market was opened', () => {
  const told = [picked(1, brakes), picked(0, body), opened, picked(0, wings)]
  expect(takenOf(told)).toMatchObject([{ seat: 0, card: wings }])
})

test('the first market opens before anything is told', () => {
  expect(takenOf([picked(1, brakes), picked(0, body)]).map(({ card }) => card)).toEqual([brakes, body])
  expect(takenOf([])).toEqual([])
})
