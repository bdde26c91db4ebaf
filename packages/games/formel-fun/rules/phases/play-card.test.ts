import { describe, expect, test } from 'vitest'
import { table } from '../../testing/table.ts'
import { type CardKind, cardKinds } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })

describe('what may be played', () => {
  const someCards: readonly CardKind[] = ['red-7', 'blue-8', 'turbo', 'red-2', 'red-2']

  test('FF-TURN-01: for the car on turn its owner plays one card, or one card and one turbo', () => {
    const race = () => table(3).put('red 1', 14).hand('red', someCards)
    const single = ['red-2', 'red-7', 'blue-8', 'turbo']
    expect(race().offers()).toEqual([...single, 'red-2 + turbo', 'red-7 + turbo', 'blue-8 + turbo'])
    expect(race().play('blue-8').where('red 1')).toBe(22)
    expect(race().play('blue-8', 'turbo').where('red 1')).toBe(27)
    expect(() => race().play('red-9')).toThrow(illegal)
  })

  test('FF-TURN-02: two cards neither of which is a turbo, or more than two cards, are refused', () => {
    const race = table(3).put('red 1', 14).hand('red', ['red-7', 'blue-8', 'red-2', 'red-3', 'red-4'])
    expect(race.offers()).toEqual(['red-2', 'red-3', 'red-4', 'red-7', 'blue-8'])
    expect(() => race.play('red-7', 'turbo')).toThrow(illegal)

    // Whatever is on offer, one card leaves the hand, or two of which one is a turbo.
    const full = () => table(3).put('red 1', 14).hand('red', ['turbo', 'turbo', 'turbo', 'red-7', 'blue-8'])
    for (const { card, turbo } of full().choices(0)) {
      const laid = full()
        .play(card, turbo && 'turbo')
        .discards()
      expect(laid).toEqual(turbo ? [card, 'turbo'] : [card])
    }
  })

  test('FF-TURN-07: an extra turbo is legal only with 3 or more cards before playing', () => {
    const three = table(3).put('red 1', 14).hand('red', ['turbo', 'red-7', 'turbo'])
    expect(three.offers()).toEqual(['red-7', 'turbo', 'red-7 + turbo', 'turbo + turbo'])
    expect(three.play('red-7', 'turbo').holds('red')).toHaveLength(2)

    const two = table(3).put('red 1', 14).hand('red', ['turbo', 'red-7'])
    expect(two.offers()).toEqual(['red-7', 'turbo'])
    expect(() => two.play('red-7', 'turbo')).toThrow(illegal)
    const twoTurbos = table(3).put('red 1', 14).hand('red', ['turbo', 'turbo'])
    expect(() => twoTurbos.play('turbo', 'turbo')).toThrow(illegal)
  })

  test('FF-TURN-08: a player who has played three extra turbos may not play another, two turbos together included', () => {
    // By then the hand is down to two cards, which forbids it as well; here the count alone has to.
    const cards: readonly CardKind[] = ['turbo', 'red-7', 'turbo', 'blue-6', 'red-2']
    const afterTwo = table(3).put('red 1', 14).put('red 2', 13).hand('red', cards).turbosPlayed('red', 2)
    expect(afterTwo.offers()).toContain('red-7 + turbo')
    afterTwo.pile(['red-3', 'red-4']).play('red-7', 'turbo')
    expect([afterTwo.mover(), afterTwo.offers()]).toEqual(['red 2', ['red-2', 'red-3', 'blue-6', 'turbo']])

    const afterThree = table(3).put('red 1', 14).hand('red', cards).turbosPlayed('red', 3)
    expect(afterThree.offers()).toEqual(['red-2', 'red-7', 'blue-6', 'turbo'])
    expect(() => afterThree.play('turbo', 'turbo')).toThrow(illegal)
  })

  test('FF-F10-01: a turbo may be played as the only card at any time, also with 2 cards in hand or after three extra turbos', () => {
    const twoCards = table(3).put('red 1', 14).hand('red', ['red-7', 'turbo']).turbosPlayed('red', 3)
    expect(twoCards.play('turbo').where('red 1')).toBe(19)
    const onlyTurbos = table(3).put('red 1', 14).hand('red', ['turbo', 'turbo']).turbosPlayed('red', 3)
    expect(onlyTurbos.offers()).toEqual(['turbo'])
  })

  test('FF-F16-01: a car on turn always has a legal card, also with one car and 2 cards in hand, and passing is not possible', () => {
    const race = table(3).only('red 1', 'blue 1').hand('red', ['red-2', 'turbo']).put('red 1', 14)
    expect(race.offers()).toEqual(['red-2', 'turbo'])

    // Even if every extra turbo is played as soon as it can be.
    for (const seed of ['a', 'b', 'c', 'd']) {
      const match = table(4, {}, seed)
      for (let turns = 1; match.mover(); turns++) {
        const choices = match.choices(match.pending[0] ?? -1)
        expect(choices.length).toBeGreaterThan(0)
        for (const { card } of choices) expect(cardKinds).toContain(card)
        const turbo = choices.find((choice) => choice.turbo)
        turbo ? match.play(turbo.card, 'turbo') : match.decideAny()
        expect(match.moved()).toHaveLength(turns)
      }
      expect(Math.min(...match.state.turbos)).toBeGreaterThan(0)
    }
  })

  test('FF-TURN-09: the order of the cars decides which car is on turn; its owner cannot move another own car instead', () => {
    const race = table(3).put('red 2', 14).put('blue 3', 9).put('red 1', 4)
    expect(race.mover()).toBe('red 2')
    expect([race.offersTo('blue'), race.offersTo('green')]).toEqual([[], []])
    const away = race.choices(0).map(({ card }) => {
      const turn = table(3).put('red 2', 14).put('blue 3', 9).put('red 1', 4).play(card)
      return [turn.where('red 2') > 14, turn.where('red 1')]
    })
    expect(away).toEqual(away.map(() => [true, 4]))
    race.decideAny()
    expect([race.mover(), race.offersTo('red'), race.where('blue 3')]).toEqual(['blue 3', [], 9])
  })
})

describe('playing and drawing', () => {
  const turn = () =>
    table(3)
      .put('red 1', 14)
      .hand('red', ['red-7', 'red-8', 'turbo', 'red-9', 'red-2'])
      .pile(['blue-6', 'blue-7', 'blue-8'])

  test('FF-TURN-03: played cards go to the discard pile', () => {
    const one = turn()
    const before = one.discards()
    expect(one.play('red-8').discards()).toEqual([...before, 'red-8'])
    expect(turn().play('red-8', 'turbo').discards()).toEqual([...before, 'red-8', 'turbo'])
    expect(turn().play('turbo').holds('red')).not.toContain('turbo')
  })

  test('FF-TURN-04: after playing, the owner draws exactly one card, also when two were played', () => {
    const one = turn().play('red-8')
    expect(one.holds('red')).toEqual(['red-7', 'turbo', 'red-9', 'red-2', 'blue-6'])
    expect(one.drawPile()).toEqual(['blue-7', 'blue-8'])
    const two = turn().play('red-8', 'turbo')
    expect(two.holds('red')).toEqual(['red-7', 'red-9', 'red-2', 'blue-6'])
    expect(two.drawPile()).toEqual(['blue-7', 'blue-8'])
  })

  test('FF-TURN-05: the card is drawn before the car moves and cannot be used in the same turn', () => {
    const race = table(3)
      .put('red 1', 14)
      .put('red 2', 9)
      .hand('red', ['red-7', 'red-8', 'red-9', 'red-9', 'red-2'])
      .pile(['turbo', 'blue-7'])
    expect(race.offers()).toEqual(['red-2', 'red-7', 'red-8', 'red-9'])
    race.play('red-7')
    expect(race.events.map(({ type }) => type)).toEqual(['card-played', 'card-drawn', 'car-moved'])
    expect(race.where('red 1')).toBe(17)
    expect([race.mover(), race.offers().includes('turbo')]).toEqual(['red 2', true])
  })

  test('FF-TURN-06: each extra turbo makes the hand one card smaller for the rest of the game: 5, 4, 3, 2', () => {
    const race = table(3).only('red 1', 'blue 1', 'green 1').put('red 1', 0).put('blue 1', -1).put('green 1', -2)
    const sizes = [race.holds('red').length]
    for (const _ of [1, 2, 3]) {
      sizes.push(race.drive('red-1', 'turbo').holds('red').length)
      race.playRound('red-3')
    }
    expect(sizes).toEqual([5, 4, 3, 2])
    expect(race.holds('blue')).toHaveLength(5)

    // Red has passed the line and leads the grid of the next race, with two cards still.
    expect([race.race, race.mover(), race.holds('red').length]).toEqual([8, 'red 1', 2])
    expect(race.hand('red', ['turbo', 'red-7']).offers()).toEqual(['red-7', 'turbo'])
    expect(race.play('red-7').holds('red')).toHaveLength(2)
  })

  test('FF-SET-09: a player has one hand for all own cars', () => {
    const race = table(3)
      .put('red 3', 24)
      .put('red 1', 14)
      .put('red 2', 9)
      .hand('red', ['red-7', 'red-8', 'red-10', 'red-9', 'red-2'])
      .pile(['blue-6', 'blue-7', 'blue-8'])
    expect([race.mover(), race.offers()]).toEqual(['red 3', ['red-2', 'red-7', 'red-8', 'red-9', 'red-10']])
    race.play('red-8')
    expect([race.mover(), race.offers()]).toEqual(['red 1', ['red-2', 'red-7', 'red-9', 'red-10', 'blue-6']])
    race.play('blue-6')
    expect([race.mover(), race.offers()]).toEqual(['red 2', ['red-2', 'red-7', 'red-9', 'red-10', 'blue-7']])
  })

  test('FF-CARD-11: when the draw pile is used up, the discards, but no cards in hand, are shuffled into a new face-down pile', () => {
    const race = table(3)
      .put('red 1', 14)
      .put('red 2', 13)
      .hand('red', ['red-7', 'red-8', 'turbo', 'red-9', 'red-2'])
      .pile(['blue-6', 'blue-7'])
    const hands = [race.holds('blue'), race.holds('green')]
    race.play('red-7')
    expect([race.drawPile(), race.told('pile-shuffled')]).toEqual([['blue-7'], []])

    const discards = race.discards()
    race.play('red-8')
    expect(race.holds('red')).toEqual(['turbo', 'red-9', 'red-2', 'blue-6', 'blue-7'])
    expect([race.holds('blue'), race.holds('green')]).toEqual(hands)
    expect(race.discards()).toEqual([])
    const pile = race.drawPile()
    expect(pile.toSorted()).toEqual([...discards, 'red-8'].sort())
    expect(pile).not.toEqual([...discards, 'red-8'])
    expect(pile).not.toEqual([...discards, 'red-8'].reverse())
    expect(race.view(0).pile).toBe(110 - 15)
  })

  test('FF-F9-01: a card and a turbo are one move of the summed distance, and the red number is compared once, with the space before the move', () => {
    // 3 + 5 from a space 3; had the turbo driven first, the car would stand on an 8 and go 8 more.
    const first = table(3).put('red 1', 13).drive('red-8', 'turbo')
    expect(first.told('car-moved')).toMatchObject([{ from: 13, to: 21, fellBack: 0 }])
    // 6 + 5 from a space 6; with the turbo first the 6 would not be met.
    expect(table(3).put('red 1', 16).drive('red-6', 'turbo').where('red 1')).toBe(27)
    // No stop between: the spaces where either card alone would end are full, and it does not matter.
    const past = table(4).put('red 1', 11)
    for (const name of ['blue 1', 'blue 2', 'green 1', 'green 2'] as const) past.put(name, 17)
    for (const name of ['blue 3', 'green 3', 'yellow 1', 'yellow 2'] as const) past.put(name, 16)
    expect(past.onTurn('red 1').drive('blue-6', 'turbo').where('red 1')).toBe(22)
  })
})
