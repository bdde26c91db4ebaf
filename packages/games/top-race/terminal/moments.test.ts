import { momentsOf } from '@paddock/terminal-kit/moments.ts'
import { steps as stepsOf } from '@paddock/terminal-kit/testing/decisions.ts'
import { expect, test } from 'vitest'
import { box } from '../box.ts'
import type { View } from '../rules/view.ts'
import { draw } from './draw.ts'
import { terminal } from './index.ts'
import { height } from './strip.ts'

const quietly = { seat: 0, language: 'en', chosen: undefined, latest: [] } as const

function steps(seats: number, options: object) {
  return stepsOf(box.game, { seats, options, seed: `moments ${seats}` })
}

/** Where everything is that moves or is paid. */
function places({ space, lap, aside, finished, purse, owner, crossed }: View) {
  return { space, lap, aside, finished, purse, owner, crossed }
}

test.each([
  { seats: 4, options: { races: 1, bets: 'on' } },
  { seats: 3, options: { races: 1, distance: 'long', rows: 'free' } },
  { seats: 5, options: { races: 1, turns: 'total-move' } },
  { seats: 3, options: { game: 'children' } },
  { seats: 6, options: { races: 1, cards: 'bingo' } },
])(
  'with $seats seats, $options every moment can be drawn, and cars stand at the end where the rules put them',
  ({ seats, options }) => {
    let driven = 0
    for (const step of steps(seats, options)) {
      const shown = momentsOf(terminal, step, 0)
      for (const { view } of shown) expect(draw({ ...quietly, view })).toHaveLength(height)
      for (const event of step.events) {
        if (event.type !== 'car-moved' && event.type !== 'car-accelerated') continue
        for (const space of event.path) expect(shown.some(({ view }) => view.space[event.car] === space)).toBe(true)
        driven += event.path.length
      }
      const last = shown.at(-1)
      // What was decided without anything to see comes after the last moment.
      const isRacing = step.events.some(({ type }) => type === 'card-played') && !step.events.some(isQuiet)
      if (last && isRacing) expect(places(last.view)).toEqual(places(step.after))
    }
    expect(driven).toBeGreaterThan(50)
  },
)

function isQuiet({ type }: { readonly type: string }): boolean {
  return type === 'line-crossed' || type === 'race-ended'
}

test('a sale halts with its price paid, before the next driver comes up', () => {
  let sales = 0
  for (const step of steps(4, { races: 1 })) {
    const sold = step.events.find((event) => event.type === 'driver-sold')
    if (!sold) continue
    const halt = momentsOf(terminal, step, 0).find(({ lasts }) => lasts === 'halt')
    expect(halt?.view.owner[sold.car]).toBe(sold.seat)
    expect(halt?.view.purse[sold.seat]).toBe((step.before.purse[sold.seat] ?? 0) - sold.price)
    sales++
  }
  expect(sales).toBeGreaterThan(3)
})

test('a breakdown halts, and of an own car it is a loss', () => {
  const lasting = new Set<string>()
  for (const step of steps(4, { races: 3, cards: 'bingo' })) {
    const broken = step.events.find((event) => event.type === 'car-broke-down')
    if (!broken) continue
    const halt = momentsOf(terminal, step, 0).find(({ view }) => view.aside[broken.car] === broken.space)
    expect(halt?.lasts).toBe(step.before.owner[broken.car] === 0 ? 'loss' : 'halt')
    lasting.add(halt?.lasts ?? '')
  }
  expect(lasting.size).toBeGreaterThan(0)
})

test('every race ends with its books, before the next one is prepared', () => {
  let ends = 0
  for (const step of steps(4, { races: 3, bets: 'on' })) {
    if (!step.events.some((event) => event.type === 'race-ended')) continue
    const last = momentsOf(terminal, step, 0).at(-1)
    expect(last?.lasts).toBe('halt')
    expect(last?.view.results).toHaveLength(++ends)
    expect(last?.view.purse).toEqual(step.after.purse)
    expect(step.events[(last?.said ?? 0) - 1]).toMatchObject({ type: 'purse-counted', seat: 0 })
  }
  expect(ends).toBe(3)
})

test('while a card is carried out the hand is already without it', () => {
  let played = 0
  for (const step of steps(3, { races: 1 })) {
    const card = step.events.find((event) => event.type === 'card-played')
    if (card?.seat !== 0) continue
    const held = (view: View) => view.hand.filter((other) => other === card.card).length
    const [first] = momentsOf(terminal, step, 0)
    expect(first && held(first.view)).toBe(held(step.before) - 1)
    played++
  }
  expect(played).toBeGreaterThan(5)
})
