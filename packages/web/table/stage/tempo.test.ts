import { expect, test } from 'vitest'
import { noTempo, tempoOf } from './tempo.ts'

const alone = { pace: 'calm', isStill: false, isHidden: false, waited: 0, waiting: 0, run: 1 } as const

test('a move takes between a quarter and half of a second, calm or brisk, however long others have been moving', () => {
  for (const pace of ['calm', 'brisk'] as const) {
    for (const run of [0, 1, 5, 20]) {
      const { move } = tempoOf({ ...alone, pace, run })
      expect(move).toBeGreaterThanOrEqual(250)
      expect(move).toBeLessThanOrEqual(450)
    }
  }
})

test('the more there is to show, the quicker it goes, until nothing is shown at all', () => {
  const times = [0, 3, 9].map((waiting) => tempoOf({ ...alone, waiting }).move)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(new Set(times).size).toBe(3)
  expect(times.at(-1)).toBe(0)
  expect(tempoOf({ ...alone, run: 9 }).move).toBeLessThan(tempoOf(alone).move)
})

test('who wants no motion gets none, at any pace, and still has time to follow', () => {
  const tempo = tempoOf({ ...alone, isStill: true })
  expect(tempo.move).toBe(0)
  expect(tempo.hold).toBeGreaterThan(0)
})

test('instant means at once, and so does a page that nobody looks at', () => {
  for (const none of [tempoOf({ ...alone, pace: 'instant' }), tempoOf({ ...alone, isHidden: true })]) {
    expect(none).toEqual(noTempo)
  }
})

test('a calm pace shows a card for at least a second and a half, however much waits behind it; a brisk one does not stop for it', () => {
  for (const circumstances of [alone, { ...alone, waiting: 3 }, { ...alone, isStill: true }]) {
    expect(tempoOf(circumstances).card).toBeGreaterThanOrEqual(1500)
    expect(tempoOf({ ...circumstances, pace: 'brisk' }).card).toBe(0)
  }
})

test('step by step waits for a press, at any number of moves, and cars still glide', () => {
  expect(tempoOf({ ...alone, pace: 'step', run: 9 })).toMatchObject({ isStepwise: true, move: 350 })
  expect(tempoOf({ ...alone, pace: 'step', isStill: true })).toMatchObject({ isStepwise: true, move: 0 })
  expect(tempoOf({ ...alone, pace: 'step', isHidden: true })).toEqual(noTempo)
})

test('who has waited for the page does not wait long for the start', () => {
  expect(tempoOf({ ...alone, waited: 3000 }).moment).toBeLessThan(1000)
  expect(tempoOf({ ...alone, waited: 500 }).moment).toBe(tempoOf(alone).moment)
})
