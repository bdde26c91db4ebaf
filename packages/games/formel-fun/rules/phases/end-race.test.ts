import { describe, expect, test } from 'vitest'
import { table } from '../../testing/table.ts'

/** Three cars in race 7 of 8, the others gone. */
const three = (red: number, blue: number, green: number) =>
  table(3).only('red 1', 'blue 1', 'green 1').put('red 1', red).put('blue 1', blue).put('green 1', green)

describe('the last round', () => {
  test('FF-END-01: a race ends with the round in which at least one car has passed the line', () => {
    const onTheLastSpace = three(24, 10, 5).drive('blue-6').drive('red-2').drive('red-2')
    expect([onTheLastSpace.where('red 1'), onTheLastSpace.race]).toEqual([30, 7])
    const justThrough = three(24, 10, 5).drive('blue-7').drive('red-2').drive('red-2')
    expect([justThrough.told('line-passed').length, justThrough.race]).toEqual([1, 8])
    const lastOfAll = three(24, 23, 22).drive('red-2').drive('red-2').drive('red-1')
    expect([lastOfAll.told('line-passed').length, lastOfAll.race]).toEqual([1, 8])
  })

  test('FF-END-02: after a car has passed the line, all cars that have not moved in this round still move', () => {
    const race = three(24, 10, 5).drive('blue-8')
    expect([race.race, race.mover(), race.eliminated().length]).toEqual([7, 'blue 1', 6])
    race.drive('red-2')
    expect([race.race, race.mover(), race.eliminated().length]).toEqual([7, 'green 1', 6])
    // Green gets past blue with its last card and stays in.
    race.drive('red-1')
    expect([race.race, race.eliminated().at(-1)]).toEqual([8, 'blue 1'])
  })

  test('FF-END-03: if no car passed the line, another round follows and nobody is eliminated', () => {
    const race = three(20, 10, 5).playRound('blue-8')
    expect([race.race, race.order(), race.eliminated().length]).toEqual([7, ['red 1', 'blue 1', 'green 1'], 6])
    expect(race.told('round-started')).toEqual([{ type: 'round-started', race: 7, round: 2 }])
    expect([race.mover(), race.where('red 1'), race.where('green 1')]).toEqual(['red 1', 28, 13])
  })
})

describe('elimination', () => {
  test('FF-END-04: exactly one car, the outermost on the rearmost occupied space, is eliminated and removed', () => {
    const cars = ['red 1', 'red 2', 'blue 1', 'blue 2', 'green 1'] as const
    const race = table(3)
      .only(...cars)
      .put('red 2', 32)
      .put('blue 2', 12, 3)
      .put('red 1', 12, 1)
      .put('green 1', 12, 2)
    race.put('blue 1', 9).onTurn('blue 1').drive('blue-8')
    expect(race.eliminated().slice(4)).toEqual(['blue 2'])
    expect(race.order()).toEqual(['red 2', 'blue 1', 'red 1', 'green 1'])
    expect(race.playRound('red-2').moved().slice(1)).not.toContain('blue 2')
  })

  test('FF-END-05: a player with cars left plays on after losing a car', () => {
    const race = table(3).only('red 1', 'red 2', 'blue 1').put('blue 1', 32).put('red 1', 20).put('red 2', 5)
    race.hand('red', ['red-2', 'red-3', 'red-4']).onTurn('red 2').play('red-2')
    expect(race.eliminated().at(-1)).toBe('red 2')
    expect([race.told('team-out'), race.holds('red').length]).toEqual([[], 3])
    race.drive('red-2')
    expect(race.mover()).toBe('red 1')
    expect(race.offers()).toEqual(expect.arrayContaining(['red-3', 'red-4']))
  })

  test('FF-END-06: a player whose last car is eliminated is out of the game after its points have been credited', () => {
    const race = table(3).gone('red 1', 'red 2', 'blue 2', 'blue 3', 'green 2', 'green 3')
    race.put('blue 1', 33).put('green 1', 20).put('red 3', 4).onTurn('red 3')
    expect(race.points('red')).toBe(1 + 2)
    race.drive('red-2')
    expect(race.points('red')).toBe(1 + 2 + 7)
    const told = race.events.map(({ type }) => type)
    expect(told.slice(-3)).toEqual(['car-eliminated', 'team-out', 'race-started'])
    expect(race.told('team-out')).toMatchObject([{ seat: 0 }])
    const after = race.moved().length
    expect(race.playOut().moved().slice(after)).not.toContain('red 3')
    expect(race.points('red')).toBe(10)
  })

  test('FF-F11-01: the hand of a player who is out goes to the discard pile', () => {
    const race = three(33, 20, 4).hand('green', ['red-2', 'red-3', 'turbo']).pile(['blue-6', 'blue-7', 'blue-8'])
    const before = race.discards()
    race.onTurn('green 1').play('red-2')
    expect(race.holds('green')).toEqual([])
    expect(race.discards()).toEqual([...before, 'red-2', 'red-3', 'turbo', 'blue-6'])
    expect(race.drawPile()).toEqual(['blue-7', 'blue-8'])
  })
})

describe('the final', () => {
  test('FF-END-07: races go on until two cars are left, which drive the final by the same rules', () => {
    const match = table(4).playOut()
    const grids = match.told('race-started').map(({ grid }) => grid.length)
    expect(grids).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])

    const race = three(33, 20, 4).onTurn('green 1').drive('red-2')
    expect([race.order(), race.where('red 1'), race.where('blue 1')]).toEqual([['red 1', 'blue 1'], 0, -1])
    // On a space 10 and a space 9: each card drives its red number.
    race.drive('red-10').drive('red-9')
    expect([race.where('red 1'), race.where('blue 1'), race.mover()]).toEqual([10, 8, 'red 1'])
    expect(race.places()).toBeUndefined()
    race.drive('red-10', 'turbo').drive('red-8').drive('blue-6').drive('red-2')
    expect([race.mover(), race.eliminated().slice(-2)]).toEqual([undefined, ['blue 1', 'red 1']])
  })

  test('FF-END-08: the final is won by the car ahead when the last round is complete, even if the other one passed the line first', () => {
    const race = table(3).only('red 1', 'blue 1').put('red 1', 28).put('blue 1', 26).drive('red-2')
    expect([race.told('line-passed').length, race.mover()]).toEqual([1, 'blue 1'])
    race.drive('blue-8')
    expect(race.eliminated().slice(-2)).toEqual(['red 1', 'blue 1'])
    expect(race.told('final-won')).toMatchObject([{ seat: 1 }])
  })

  test('FF-F15-01: if both finalists belong to one player, the final still counts and the team gets N and N + 3 points whichever car wins', () => {
    const race = table(3).only('red 1', 'red 2', 'blue 1').put('red 1', 33).put('red 2', 30).put('blue 1', 5)
    race.onTurn('blue 1').drive('red-2')
    expect([race.race, race.order(), race.places()]).toEqual([8, ['red 1', 'red 2'], undefined])
    expect(race.offersTo('red').length).toBeGreaterThan(0)

    const final = () => table(3).only('red 1', 'red 2').put('red 1', 24).put('red 2', 23)
    const before = final().points('red')
    const first = final().drive('blue-8').drive('red-2')
    expect([first.eliminated().slice(-2), first.points('red')]).toEqual([['red 2', 'red 1'], before + 9 + 12])
    const second = final().drive('blue-7').drive('red-1')
    expect([second.eliminated().slice(-2), second.points('red')]).toEqual([['red 1', 'red 2'], before + 9 + 12])
    expect(second.told('team-out')).toEqual([])
  })
})
