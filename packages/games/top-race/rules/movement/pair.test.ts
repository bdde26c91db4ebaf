import { describe, expect, test } from 'vitest'
import { carsApart } from '../../testing/apart.ts'
import { race, type TopRaceTable } from '../../testing/table.ts'
import { colours, deck, faceOf } from '../cards.ts'

const illegal = expect.objectContaining({ code: 'illegal' })
const places = (table: TopRaceTable) => colours.map((colour) => table.where(colour))
const sorted = (spots: readonly string[]) => spots.toSorted()

/** Red on 46a leads blue on 33a, and seat 0 owns neither. S1 is the card with these two. */
const table = () => carsApart().hand(0, 'S1', 'D1')

test('TR-PAIR-01: three cards without numbers show the pairs blue and red, black and yellow, white and green', () => {
  const pairs = deck.map(faceOf).filter(({ pair }) => pair)
  expect(pairs.map(({ pair }) => pair?.map((car) => colours[car]))).toEqual([
    ['blue', 'red'],
    ['black', 'yellow'],
    ['white', 'green'],
  ])
  expect(pairs.flatMap(({ rows }) => rows)).toEqual([])
})

test('TR-PAIR-02: whoever owns the two cars, the player of the card chooses between acceleration and breakdown', () => {
  for (const [blue, red] of [
    [1, 2],
    [0, 0],
    [0, 1],
    [2, 0],
  ] as const) {
    const owned = () => table().owns(blue, 'blue').owns(red, 'red').play('S1')
    expect([owned().pending, owned().offers()]).toEqual([[0], ['accelerate', 'break-down']])
    expect(owned().accelerate().to('46b').where('blue')).toBe('46b')
    expect(owned().breakDown().where('red')).toBe('off')
  }
})

test('TR-PAIR-03: a pair may not be played once either of its cars has finished', () => {
  expect(table().offers()).toEqual(['S1', 'D1'])
  for (const home of [['blue'], ['red'], ['red', 'blue']] as const) {
    expect(
      table()
        .finished(...home)
        .offers(),
    ).toEqual(['D1'])
    expect(() =>
      table()
        .finished(...home)
        .play('S1'),
    ).toThrow(illegal)
  }
  expect(table().finished('black', 'white').offers()).toEqual(['S1', 'D1'])
})

describe('acceleration', () => {
  test('TR-PAIR-04: the car behind comes level with the one in front, however far that is, and the front car stays', () => {
    const near = table().play('S1').accelerate()
    expect(sorted(near.offers())).toEqual(['46b', '46c'])
    near.to('46c')
    expect([near.where('blue'), near.where('red'), near.phase, near.pending]).toEqual(['46c', '46a', 'card', [1]])
    const far = table().put('red', '2b').put('blue', '66b').put('green', '9b').play('S1').accelerate()
    expect(sorted(far.offers())).toEqual(['66a', '66c'])
    far.to('66a')
    expect([far.where('red'), far.where('blue')]).toEqual(['66a', '66b'])
    expect(far.told('car-accelerated')[0]?.path.length).toBeGreaterThan(50)
  })

  test('TR-PAIR-05: where the way is not free the accelerating car stops at the point where it is blocked', () => {
    const blocked = table().put('white', '42a').play('S1').accelerate()
    expect([blocked.where('blue'), blocked.where('white'), blocked.phase]).toEqual(['41a', '42a', 'card'])
    expect(blocked.told('car-accelerated')).toMatchObject([{ isLevel: false }])
    // Two cars side by side are a wall as well; beside one alone there is a way.
    const wall = () => table().put('white', '36a').put('black', '36b').play('S1').accelerate()
    expect(sorted(wall().offers())).toEqual(['35a', '35b'])
    expect(table().put('white', '36a').play('S1').accelerate().to('46b').where('blue')).toBe('46b')
    // A car that cannot take a single step stays.
    const stuck = table().put('white', '34a').put('black', '34b').play('S1').accelerate()
    expect([stuck.where('blue'), stuck.phase]).toEqual(['33a', 'card'])
  })

  test('TR-T5-01: two cars are level when the fronts of their spaces are the same column', () => {
    // 57a covers columns 52 to 57, 57b 55 to 57 and 57c 56 and 57; 54b and 55c are beside 57a but not level with it.
    const long = table().put('red', '57a').play('S1').accelerate()
    expect(sorted(long.offers())).toEqual(['57b', '57c'])
    expect(long.to('57c').told('car-accelerated')).toMatchObject([{ isLevel: true }])
    expect(sorted(table().put('red', '57c').play('S1').accelerate().offers())).toEqual(['57a', '57b'])
  })

  test('TR-T5-02: the mover chooses the lane, and no step brings the car beyond the other one', () => {
    expect(sorted(table().put('red', '48b').play('S1').accelerate().offers())).toEqual(['48a', '48c'])
    // Level with 54b there is no other space: 53c is nearest, while 57a and 55c are beyond.
    const nearest = table().put('blue', '48a').put('red', '54b').play('S1').accelerate()
    expect([nearest.where('blue'), nearest.told('car-accelerated')[0]?.isLevel]).toEqual(['53c', false])
    // From 51a only 57a and 54b lie ahead.
    const none = table().put('blue', '51a').put('red', '54b').play('S1').accelerate()
    expect(none.where('blue')).toBe('51a')
  })

  test('TR-T5-03: acceleration has no effect when the two cars are level already', () => {
    for (const [red, blue] of [
      ['46a', '46b'],
      ['46c', '46a'],
      ['9a', '9b'],
      ['57c', '57a'],
    ] as const) {
      const level = table().put('red', red).put('blue', blue).play('S1')
      const before = places(level)
      expect(places(level.accelerate())).toEqual(before)
      expect([level.phase, level.pending]).toEqual(['card', [1]])
    }
  })

  test('TR-T5-04: behind a front car on the single lane at 30a the acceleration ends on 29a', () => {
    const single = table().put('blue', '21c').put('red', '30a').play('S1').accelerate()
    expect([single.where('blue'), single.where('red')]).toEqual(['29a', '30a'])
  })
})

test('TR-PAIR-06: breakdown takes the car nearer the finish off its space and moves no other', () => {
  for (const [red, blue] of [
    ['46a', '33a'],
    ['33a', '46a'],
    ['64a', '62c'],
    ['54b', '57c'],
  ] as const) {
    const broken = table().put('red', red).put('blue', blue).play('S1')
    const before = places(broken)
    const front = red === '46a' || red === '64a' ? 'red' : 'blue'
    expect(places(broken.breakDown())).toEqual(before.with(colours.indexOf(front), 'off'))
    expect([broken.phase, broken.pending]).toEqual(['card', [1]])
  }
})

test('TR-T6-01: of two level cars the one on the inner lane is in front, and a breakdown hits that one', () => {
  for (const [inner, outer] of [
    ['46a', '46b'],
    ['46b', '46c'],
    ['57a', '57c'],
    ['9a', '9b'],
  ] as const) {
    expect(table().put('red', inner).put('blue', outer).play('S1').breakDown().where('red')).toBe('off')
    expect(table().put('blue', inner).put('red', outer).play('S1').breakDown().where('blue')).toBe('off')
  }
})

describe('a pair may be played although its cars still stand on the grid', () => {
  const start = () => race(3, { races: 1 }).hand(0, 'S2', 'D4').hand(1, 'D2', 'D5')

  test('TR-T11-01: one of them, and it accelerates away from there', () => {
    const table = start().put('black', '10a').play('S2').accelerate()
    expect([table.where('yellow'), table.where('black')]).toEqual(['10b', '10a'])
    // It is on its way now, and would finish where others do.
    expect(table.put('yellow', '68a', table.state.lap[3]).onTurn(0).play('D4').where('yellow')).toBe('home')
  })

  test('TR-T11-01: both of them, and the front one waits beside its place until it is passed', () => {
    const table = start().play('S2').breakDown()
    expect([table.where('black'), table.where('yellow')]).toEqual(['off', '67a'])
    table.play('D2')
    expect(table.where('black')).toBe('off')
    table.onTurn(0).play('D4').to('5b')
    expect([table.where('black'), table.where('yellow')]).toEqual(['68b', '5b'])
  })
})
