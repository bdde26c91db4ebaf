import { expect, test } from 'vitest'
import { playChoices } from '../../rules/race/play-card.ts'
import { view } from '../../rules/view.ts'
import { race } from '../../testing/index.ts'
import { heldCards } from './held.ts'

test('cards stand in the order of the choices, whichever car was bought first: their keys count up', () => {
  const { state } = race(3).owns(0, 'green', 'black').onTurn(0)
  const choices = playChoices(state, 0)
  const held = heldCards(view(state, 0), 0, choices)
  expect(held.map(({ choice }) => choice)).toEqual(choices.map((_, place) => place))
})
