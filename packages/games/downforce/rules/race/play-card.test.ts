import { describe, expect, test } from 'vitest'
import { driven, road, steps } from '../../testing/road.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

describe('what may be played', () => {
  test('DF-RACE-03: a player on turn must play a card, and every card in hand is playable, even one on which nothing can move', () => {
    // B1 shows no red, orange of D3 is home, and black of D2 is blocked.
    const cars = { red: '2a', black: '36a', blue: '37a', yellow: '9a', green: '14a' } as const
    const turn = () => road(cars).owns(0, 'red').owns(1, 'black').hand(0, 'B1', 'D3', 'D2')
    expect(turn().offers()).toEqual(['B1', 'D3', 'D2', '8-red'])
    expect(() => turn().skip()).toThrow(illegal)
    expect(() => turn().play('D6')).toThrow(illegal)
    for (const [card, moved] of [
      ['D3', []],
      ['D2', ['black 36a']],
    ] as const) {
      const played = turn().play(card)
      expect([driven(played), played.held(0).includes(card), played.pending]).toEqual([moved, false, [1]])
    }
  })

  test('DF-RACE-08: a Speed-8 is the one card of a turn, played once by its buyer: its car moves 8, no other car moves', () => {
    const race = road({ red: '9a', yellow: '2a' }).owns(0, 'red').owns(1, 'yellow').hand(0, 'W').hand(1, 'W')
    expect(race.offers()).toEqual(['W', '8-red'])
    race.play('8-red')
    expect(race.offers()).toEqual(['17a', '17b', '17c'])
    race.to('17c')
    expect([steps(race), race.where('yellow')]).toEqual([['red 8'], '2a'])
    // The turn is over, and others have no claim to it.
    expect([race.pending, race.offers()]).toEqual([[1], ['W', '8-yellow']])
    race.play('W').playOn('card').onTurn(0)
    expect(race.offers()).toEqual(['W'])
    expect(() => race.play('8-red')).toThrow(illegal)
  })

  test('cards that look alike are one choice, and one of them is played', () => {
    const race = road({ red: '9a' }).hand(0, 'W', 'W', 'F')
    expect(race.offers()).toEqual(['W', 'F'])
    expect(race.play('W').held(0)).toEqual(['W', 'F'])
  })
})
