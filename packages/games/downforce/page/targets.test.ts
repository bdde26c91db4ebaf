import { decisionsOf } from '@paddock/page-kit/testing/decision-of.ts'
import { describe, expect, test } from 'vitest'
import { box } from '../box.ts'
import { after } from './after.ts'
import { preview } from './preview.ts'
import { spotOf } from './spots.ts'
import { targets } from './targets.ts'
import { anyChoice, placeIn, randomMatch } from './testing/random-match.ts'

const decisionOf = decisionsOf(box)

describe.each([2, 3, 4, 5, 6])('%i players', (seats) => {
  test('every end of a move is lit on the board, and that is where the car then stands', () => {
    let ends = 0
    randomMatch(seats, {}, (match, seat, rng) => {
      const choice = anyChoice(match, seat, rng)
      if (choice.type !== 'move') return choice
      const deciding = decisionOf(match, seat)
      const lit = targets(deciding)
      const moves = deciding.choices.flatMap((action, index) => (action.type === 'move' ? [String(index)] : []))
      expect(lit.map(({ id }) => id)).toEqual(moves)

      const index = placeIn(deciding.choices, choice)
      const moved = deciding.foreseen[index]?.find((event) => event.type === 'car-moved')
      if (!moved) throw new Error('a move that moves nothing')
      const then = after(moved, deciding.view, seat)
      expect(lit.find(({ id }) => id === String(index))?.spot).toEqual(spotOf(then, moved.car))
      expect(then.space[moved.car]).toBe(choice.to)
      ends++
      return choice
    })
    expect(ends).toBeGreaterThan(5)
  })

  test('what will be lost stands beside the end as hollow pips, one for each space', () => {
    let jams = 0
    randomMatch(seats, {}, (match, seat, rng) => {
      const choice = anyChoice(match, seat, rng)
      if (choice.type !== 'move') return choice
      const deciding = decisionOf(match, seat)
      for (const { id, badge = '' } of targets(deciding)) {
        const moved = deciding.foreseen[Number(id)]?.find((event) => event.type === 'car-moved')
        const pips = badge.replaceAll(/[^○]/g, '').length
        expect(pips).toBe(moved?.lost)
        if (pips > 0) jams++
      }
      return choice
    })
    if (seats === 6) expect(jams).toBeGreaterThan(0)
  })
})

test('a card that is looked at shows every way of its first car, and nothing else is promised', () => {
  let shown = 0
  randomMatch(4, { cars: 'dealt', powers: 'off' }, (match, seat, rng) => {
    const choice = anyChoice(match, seat, rng)
    if (choice.type !== 'play') return choice
    const deciding = decisionOf(match, seat)
    const ways = preview(deciding, placeIn(deciding.choices, choice))
    for (const { path } of ways) expect(path.length).toBeGreaterThan(1)
    if (ways.length > 1) shown++
    return choice
  })
  expect(shown).toBeGreaterThan(5)
})
