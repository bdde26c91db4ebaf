import { expect, test } from 'vitest'
import type { AnyBox } from './box.ts'
import { lots, lotsBox } from './conformance/lots.ts'
import { bidRound, lotsMatch } from './conformance/lots-match.ts'
import { throughJson } from './json.ts'
import { foresee, hasForesight, inOrder, prospectsOf } from './prospects.ts'
import { Rng } from './rng.ts'

test('what is foreseen happens, choice by choice through a whole match, and holds no hidden card', () => {
  const match = lotsMatch('foresight')
  const rng = Rng.fromSeed('choices')
  while (match.pending.length > 0) {
    const { decided } = match.view('spectator')
    const seat = rng.pick(match.pending.filter((pending) => !decided.includes(pending)))
    const { view, choices } = match.view(seat)
    const action = rng.pick(choices)
    const before = throughJson(view)
    const foreseen = foresee(lotsBox, view, seat, action)
    expect(view).toEqual(before)
    const told = match.told(match.act(seat, action).events, seat)
    expect(inOrder(foreseen, told)).toEqual(foreseen)
    expect(foreseen.map(({ type }) => type)).not.toContain('card-drawn')
  }
})

test('nothing follows from one choice where several decide in secret', () => {
  const { view, choices } = lotsMatch().view(0)
  expect(prospectsOf(lotsBox, view, 0, choices).of(0)).toEqual({ certain: [] })
})

test('a note is certain to be taken, a card that is turned up is not certain', () => {
  const match = lotsMatch()
  const seat = bidRound(match)
  const { view } = match.view(seat)
  const prospects = prospectsOf(lotsBox, view, seat, [{ tidy: 'note' }, { tidy: 'turn-up' }])
  expect(prospects.of(0).certain).toEqual([{ type: 'noted', seat }])
  expect(prospects.of(1).certain).toEqual([])
})

test('nothing is foreseen that nobody looks at, and nothing twice', () => {
  let imagined = 0
  const imagine: typeof lots.imagine = (...known) => {
    imagined++
    return lots.imagine(...known)
  }
  const box: AnyBox = { ...lotsBox, game: { ...lots, imagine } }
  const match = lotsMatch()
  const seat = bidRound(match)
  const { view, choices } = match.view(seat)
  const prospects = prospectsOf(box, view, seat, choices)
  expect(imagined).toBe(0)
  const first = prospects.of(0)
  const once = imagined
  expect(prospects.of(0)).toBe(first)
  expect(imagined).toBe(once)
})

test('a game with foresight is asked itself', () => {
  const foresight = { prospect: () => ({ certain: [], cards: 3 }), broken: () => undefined }
  const box = { ...lotsBox, foresight }
  expect([hasForesight(lotsBox), hasForesight(box)]).toEqual([false, true])
  const { view, choices } = lotsMatch().view(0)
  expect(prospectsOf(box, view, 0, choices).of(0)).toEqual({ certain: [], cards: 3 })
})
