import { expect, test } from 'vitest'
import type { CardKind } from './cards.ts'
import { formelFun } from './game.ts'
import { table } from './table-top.ts'

test('FF-SET-08: a hand is visible to its owner only', () => {
  const turn = (drawn: CardKind, under: CardKind) =>
    table(3)
      .put('red 1', 14)
      .hand('red', ['turbo', 'red-4', 'red-4', 'red-5', 'red-5'])
      .pile([drawn, under, 'red-6', 'red-7'])
      .play('turbo')
  // Two tables that differ in the card red has drawn and in the pile, and in nothing else.
  const [one, other] = [turn('red-2', 'red-3'), turn('red-3', 'red-2')]
  expect(one.holds('red')).not.toEqual(other.holds('red'))
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(formelFun.view(one.state(), viewer)).toEqual(formelFun.view(other.state(), viewer))
    const heard = (race: typeof one) => race.events.map((event) => formelFun.redact(event, viewer))
    expect(heard(one)).toEqual(heard(other))
    expect(heard(one)).toContainEqual({ type: 'card-drawn', seat: 0 })
  }
  const own = formelFun.view(one.state(), 0)
  expect(own.hand).toEqual(one.state().hands[0])
  expect(own).not.toEqual(formelFun.view(other.state(), 0))
  expect(one.events.map((event) => formelFun.redact(event, 0))).toEqual(one.events)
})
