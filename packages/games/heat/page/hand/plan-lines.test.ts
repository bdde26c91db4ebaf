import type { Language } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { gearOf } from '../../rules/gears.ts'
import { riskOf } from './plan.ts'
import { planLines } from './plan-lines.ts'
import { planOfAdrenaline, planOfBoost, planOfCards, planOfSlipstream, planOfTurn } from './plans.ts'
import { arranged, cards, inGear, onTheWay } from './testing/arranged.ts'
import { text } from './text/index.ts'

const stress = gearOf(1).stress

function said(plan: ReturnType<typeof planOfTurn>, language: Language = 'en'): string[] {
  return planLines(plan, stress, text[language]).map(({ said: sentence }) => sentence)
}

test('from the grid of the USA at speed 13, corner A with its limit of 7 costs 6 heat', () => {
  const { view } = arranged({ hand: [5, 4, 3, 1, 1, 2, 2], change: inGear(4, -1, 6) })
  const plan = planOfCards(view, 0, cards(5, 4, 3, 1))
  expect(plan).toMatchObject({ slowest: 13, fastest: 13, least: 6, most: 6, spinOuts: [] })
  expect(said(plan)).toEqual(['Ends 21 before B.', 'Crosses A at 13, limit 7: 6 heat.', 'Engine: 6, then 0.'])
  expect(said(plan, 'fr')).toEqual([
    'Finit 21 avant B.',
    'Passe A à 13, limite 7\u00a0: 6 surchauffes.',
    'Moteur\u00a0: 6, puis 0.',
  ])
})

test('with one heat less the same cards are a spin-out, and that is said first', () => {
  const { view } = arranged({ hand: [5, 4, 3, 1, 1, 2, 2], change: inGear(4, -1, 5) })
  const plan = planOfCards(view, 0, cards(5, 4, 3, 1))
  expect(riskOf(plan)).toBe(1)
  const [first] = planLines(plan, 2, text.en)
  expect(first).toEqual({
    said: 'Spins out in A: no heat left, 2 stress, gear 1.',
    isWarning: true,
  })
})

test('with a + the warning tells in how many cases', () => {
  // All 1s are in hand: what is turned up is a 2, a 3 or a 4, each as likely as the others.
  const { view } = arranged({ hand: ['stress', 1, 1, 1, 0, 5], change: inGear(2, 46, 0) })
  const plan = planOfCards(view, 0, cards('stress', 1))
  expect(plan.outcomes.map(({ speed }) => speed)).toEqual([3, 4, 5])
  expect(said(plan)[0]).toBe('Spins out in C in 2 of 3 cases: no heat left, 1 stress.')
  expect(said(plan)).toContain('Crosses C, limit 3: 0–2 heat.')
  expect(said(plan, 'fr')[0]).toBe('Tête-à-queue en C 2 fois sur 3\u00a0: moteur vidé, 1 stress.')
})

test('a corner that is crossed only in some cases says so', () => {
  const { view } = arranged({ hand: ['stress', 1, 1, 1, 0, 5], change: inGear(1, 45, 3) })
  expect(said(planOfCards(view, 0, cards('stress')))).toContain('Crosses C, limit 3, in 1 of 3 cases: 1 heat.')
})

test('gear and cards at once: the heat of the shift is no longer there for the corner', () => {
  const change = inGear(1, -1, 2)
  const { view } = arranged({ options: { gears: 'with-cards' }, hand: [5, 4, 4, 1], change })
  const plan = planOfCards({ ...view, phase: 'plan' }, 0, cards(5, 4, 4))
  expect(plan.engine).toBe(1)
  expect(riskOf(plan)).toBe(1)
})

test('what a full space takes away is said', () => {
  const { view } = arranged({ seats: 3, hand: [4, 1], change: blocked })
  expect(said(planOfCards(view, 0, cards(4)))).toContain('1 space lost as the cars stand now: no free spot.')
})

function blocked(state: Parameters<ReturnType<typeof inGear>>[0]): void {
  inGear(1, 20, 6)(state)
  state.progress.splice(1, 2, 24, 24)
  state.spot.splice(1, 2, 0, 1)
}

test('in React all corners since the beginning of the turn are counted at the speed of now', () => {
  const { view } = arranged({ hand: [1], change: onTheWay('react', { from: 5, to: 14, speed: 9 }) })
  expect(planOfTurn(view, 0)).toMatchObject({ least: 2, most: 2, engine: 6 })
  expect(planOfAdrenaline(view, 0)).toMatchObject({ slowest: 10, least: 3 })
  // 1 to 4 more, one heat paid for it, and the corner dearer by as much.
  expect(planOfBoost(view, 0)).toMatchObject({ slowest: 10, fastest: 13, least: 3, most: 5, engine: 5 })
  expect(riskOf(planOfBoost(view, 0))).toBeGreaterThan(0)
})

test('a slipstream keeps the speed, and pays for the corner it crosses', () => {
  const { view } = arranged({ hand: [1], change: onTheWay('slipstream', { from: 2, to: 11, speed: 9 }) })
  expect(planOfTurn(view, 0).most).toBe(0)
  expect(planOfSlipstream(view, 0, 2)).toMatchObject({ slowest: 9, fastest: 9, most: 2 })
})

test('nothing is asked for behind the last finish line', () => {
  const { view } = arranged({ options: { laps: 1 }, hand: [4, 4, 4, 5], change: inGear(4, 60, 6) })
  expect(said(planOfCards(view, 0, cards(4, 4, 4, 5)))).toEqual(['Ends 8 past the finish.'])
})
