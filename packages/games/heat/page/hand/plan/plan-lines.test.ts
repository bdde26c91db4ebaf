import type { Language } from '@paddock/kernel'
import { expect, test } from 'vitest'
import type { Plan } from '../../../prospects/plan.ts'
import { prospect } from '../../../prospects/prospect.ts'
import { type CardName, cardCalled } from '../../../rules/cards.ts'
import { playing } from '../../../testing/playing.ts'
import { type HeatTable, race } from '../../../testing/table.ts'
import { text } from '../text/index.ts'
import { planLines } from './plan-lines.ts'

function planOf(table: HeatTable, ...names: CardName[]): Plan {
  const [plan] = prospect(table.view(0), 0, { type: 'play', cards: names.map(cardCalled) }).plans
  if (!plan) throw new Error('nothing comes of it')
  return plan
}

function said(plan: Plan, language: Language = 'en'): string[] {
  return planLines(plan, text[language]).map(({ said: sentence }) => sentence)
}

test('from the grid of the USA at speed 13, corner A with its limit of 7 costs 6 heat', () => {
  const plan = planOf(playing([5, 4, 3, 1, 1, 2, 2], { gear: 4, space: -1, engine: 6 }), 5, 4, 3, 1)
  expect(said(plan)).toEqual(['Ends 21 before B.', 'Crosses A at 13, limit 7: 6 heat.', 'Engine: 6, then 0.'])
  expect(said(plan, 'fr')).toEqual([
    'Finit 21 avant B.',
    'Passe A à 13, limite 7\u00a0: 6 surchauffes.',
    'Moteur\u00a0: 6, puis 0.',
  ])
})

test('with one heat less the same cards are a spin-out, and that is said first', () => {
  const plan = planOf(playing([5, 4, 3, 1, 1, 2, 2], { gear: 4, space: -1, engine: 5 }), 5, 4, 3, 1)
  const [first] = planLines(plan, text.en)
  expect(first).toEqual({ said: 'Spins out in A: no heat left, 2 stress, gear 1.', isWarning: true })
})

test('with a + the warning tells in how many cases', () => {
  // All 1s are in hand: what is turned up is a 2, a 3 or a 4, each as likely as the others.
  const plan = planOf(playing(['stress', 1, 1, 1, 0, 5], { gear: 2, space: 46, engine: 0 }), 'stress', 1)
  expect(plan.outcomes.map(({ speed }) => speed)).toEqual([3, 4, 5])
  expect(said(plan)[0]).toBe('Spins out in C in 2 of 3 cases: no heat left, 1 stress.')
  expect(said(plan)).toContain('Crosses C, limit 3: 0–2 heat.')
  expect(said(plan, 'fr')[0]).toBe('Tête-à-queue en C 2 fois sur 3\u00a0: moteur vidé, 1 stress.')
})

test('a corner that is crossed only in some cases says so', () => {
  const plan = planOf(playing(['stress', 1, 1, 1, 0, 5], { gear: 1, space: 45, engine: 3 }), 'stress')
  expect(said(plan)).toContain('Crosses C, limit 3, in 1 of 3 cases: 1 heat.')
})

test('what a full space takes away is said', () => {
  const table = race(3).put(0, 20).put(1, 24).put(2, 24, { spot: 1 }).hand(0, 4, 1).shift(1, 1, 1)
  expect(said(planOf(table, 4))).toContain('1 space lost as the cars stand now: no free spot.')
})

test('nothing is asked for behind the last finish line', () => {
  const table = race(2, { laps: 1 }).put(0, 60).gear(0, 4).hand(0, 4, 4, 4, 5).shift(4, 1)
  expect(said(planOf(table, 4, 4, 4, 5))).toEqual(['Ends 8 past the finish.'])
})
