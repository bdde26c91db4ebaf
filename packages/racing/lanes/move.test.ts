import { describe, expect, test } from 'vitest'
import { compile } from '../circuit/index.ts'
import { ring } from '../circuit/testing/ring.ts'
import { blockersAhead, type Ending, endSpaces, ends, home, type Mover, pathOf } from './move.ts'
import { trackOf } from './track.ts'

const circuit = compile(ring)
const track = trackOf(circuit)

/** The ring with three lanes on the far side, which narrow to two after column 10. */
const wideCircuit = compile({
  ...ring,
  sections: ring.sections.map((section, place) => {
    if (place === 5) return { columns: 2, lanes: 3 }
    if (place === 6) return { columns: 1, lanes: 2 }
    return place === 7 ? { columns: 4, lanes: 2, turn: 180 } : section
  }),
})
const wide = trackOf(wideCircuit)

const called = (space: number, { spaces } = circuit) => (space === home ? 'home' : (spaces[space]?.id ?? ''))
const spaceAt = (id: string, { spaces } = circuit) => spaces.findIndex((space) => space.id === id)

/** A car on this space with others around it, on its way to the finish. */
function mover(from: string, others: readonly string[] = [], change: Partial<Mover> = {}): Mover {
  const on = change.track?.circuit ?? circuit
  const taken = [from, ...others].map((id) => spaceAt(id, on))
  return { track, from: spaceAt(from, on), taken, mayFinish: true, prefersRectangles: false, ...change }
}

/** Where it can end after so many steps. The quick list and that of the ways say the same. */
function endsOf(car: Mover, steps: number, ending: Ending): string[] {
  const led = ends(car, steps, ending).map(({ to }) => to)
  expect(endSpaces(car, steps, ending)).toEqual(led)
  return led.map((to) => called(to, car.track.circuit)).toSorted()
}

describe('where a move ends', () => {
  const endings = ['stuck', 'farthest', 'anywhere'] as const

  test('on an empty track after all its steps, or anywhere before', () => {
    for (const ending of ['stuck', 'farthest'] as const) expect(endsOf(mover('5a'), 2, ending)).toEqual(['7a'])
    expect(endsOf(mover('5a'), 2, 'anywhere')).toEqual(['6a', '6b', '7a'])
  })

  test('a way into a dead end is for whoever may get stuck by choice, or stop anywhere', () => {
    // From 10a there is only 11a ahead.
    const car = mover('9a', ['11a'], { track: wide })
    expect(endsOf(car, 2, 'farthest')).toEqual(['11b'])
    expect(endsOf(car, 2, 'stuck')).toEqual(['10a', '11b'])
    expect(endsOf(car, 2, 'anywhere')).toEqual(['10a', '10b', '11b'])
    // Shut altogether: as far as it goes.
    const jam = mover('8a', ['11a', '11b'], { track: wide })
    for (const ending of ['stuck', 'farthest'] as const) expect(endsOf(jam, 5, ending)).toEqual(['10a', '10b', '10c'])
  })

  test('farthest means as many steps as possible, not as many columns', () => {
    // By the inside 12a is one step, by the outside three; then both ways are shut.
    const car = mover('9a', ['13a', '13b'])
    expect(endsOf(car, 6, 'farthest')).toEqual(['12a', '12b'])
    const [way] = ends(car, 6, 'farthest').filter(({ to }) => to === spaceAt('12a'))
    expect(way && pathOf(way).map((to) => called(to))).toEqual(['10b', '11b', '12a'])
  })

  test('a car that cannot move at all ends where it is', () => {
    for (const ending of endings) {
      expect(endsOf(mover('7a', ['8a']), 3, ending)).toEqual(['7a'])
      expect(ends(mover('7a', ['8a']), 3, ending)).toMatchObject([{ steps: 0, before: undefined }])
    }
  })

  test('over the line it is home, however many steps are left; without a finish it drives on', () => {
    for (const ending of ['stuck', 'farthest'] as const) {
      expect(endsOf(mover('14a'), 5, ending)).toEqual(['home'])
      expect(endsOf(mover('14a', [], { mayFinish: false }), 1, ending)).toEqual(['1a', '1b'])
    }
    expect(endsOf(mover('13a'), 2, 'anywhere')).toEqual(['14a', '14b', 'home'])
    // By the inside home in four steps, by the outside still on the way.
    expect(endsOf(mover('9a'), 4, 'farthest')).toEqual(['13a', '13b', '14a', '14b', 'home'])
  })

  test('of the ways to a space the one that loses least is kept, then the straightest, and home by the shortest', () => {
    const [inside] = ends(mover('2b'), 4, 'anywhere').filter(({ to }) => to === spaceAt('5a'))
    expect(inside?.steps).toBe(3)
    const [quickest] = ends(mover('9a'), 9, 'stuck')
    expect(quickest && pathOf(quickest).map((to) => called(to))).toEqual(['12a', '13a', '14a', 'home'])
  })

  test('a way tells whether it entered rectangles alone', () => {
    expect(ends(mover('13a'), 1, 'farthest').map(({ inRectangles }) => inRectangles)).toEqual([true, true])
    expect(ends(mover('1a'), 2, 'farthest').map(({ inRectangles }) => inRectangles)).toEqual([false, false])
  })
})

describe('what is in the way', () => {
  test('the cars in the spaces ahead, by their place in the list', () => {
    const taken = ['9a', '13a', '14a', '13b'].map((id) => spaceAt(id))
    expect(blockersAhead(track, taken, spaceAt('12a'))).toEqual([1, 3])
    expect(blockersAhead(track, taken, spaceAt('1a'))).toEqual([])
  })

  test('nothing passes through a car', () => {
    expect(endsOf(mover('6a', ['8a']), 4, 'farthest')).toEqual(['7a'])
  })
})
