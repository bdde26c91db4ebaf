import { home } from '@paddock/racing/lanes'
import { steps as stepsOf } from '@paddock/terminal-kit/testing/decisions.ts'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import type { View } from '../rules/view.ts'
import { moments } from './moments.ts'

/** Everything that seat 0 sees of a match. */
function steps(seats: number, options: object) {
  return stepsOf(box.game, { seats, options, seed: `moments ${seats}` })
}

test('a car drives space by space, and stands at the end where the rules put it', () => {
  let driven = 0
  for (const step of steps(4, {})) {
    const shown = moments(step, 0)
    for (const event of step.events) {
      if (event.type !== 'car-moved') continue
      const spaces = shown.map(({ view }) => view.space[event.car])
      for (const space of event.path) expect(spaces).toContain(space)
      driven += event.path.length
    }
    const last = shown.at(-1)
    if (last && step.after.race === step.before.race) {
      expect(last.view.space).toEqual(step.after.space)
      expect(last.view.lap).toEqual(step.after.lap)
      expect(last.view.finished).toEqual(step.after.finished)
    }
  }
  expect(driven).toBeGreaterThan(100)
})

test('a sale halts while the bids lie there and before the next car comes up', () => {
  let sales = 0
  for (const step of steps(4, {})) {
    const sold = step.events.find((event) => event.type === 'lot-sold')
    if (!sold) continue
    const halt = moments(step, 0).find(({ lasts }) => lasts === 'halt')
    expect(halt?.view.lot).toEqual(sold.lot)
    expect(halt?.view.bids).not.toEqual([])
    expect(halt?.view.owner[sold.lot.car]).toBe(sold.seat)
    expect(halt?.view.powers[sold.seat]).toContain(sold.lot.power)
    expect(halt && step.events.slice(0, halt.said).at(-1)).toEqual(sold)
    sales++
  }
  expect(sales).toBeGreaterThan(3)
})

test('a car that comes home halts, and so does the end of each race of a tour, on its own track', () => {
  let [homes, ends] = [0, 0]
  for (const step of steps(5, { format: 'world-tour' })) {
    const halts = moments(step, 0).filter(({ lasts }) => lasts === 'halt')
    const finished = step.events.filter((event) => event.type === 'car-finished')
    homes += finished.length
    for (const { car } of finished) expect(halts.some(({ view }) => view.space[car] === home)).toBe(true)
    if (!step.events.some((event) => event.type === 'race-ended')) continue
    expect(halts.at(-1)?.view.circuit).toBe(step.before.circuit)
    expect(step.events[(halts.at(-1)?.said ?? 0) - 1]?.type).toBe('money-counted')
    ends++
  }
  expect(homes).toBeGreaterThan(2)
  expect(ends).toBe(2)
})

test('while a card is carried out the hand is already without it', () => {
  for (const step of steps(3, {})) {
    const played = step.events.find((event) => event.type === 'card-played')
    if (played?.seat !== 0 || step.before.hand.length === 0) continue
    const held = (view: View) => view.hand.filter((card) => card === played.card).length
    const [first] = moments(step, 0)
    if (held(step.before) > 0) expect(first && held(first.view)).toBe(held(step.before) - 1)
  }
})
