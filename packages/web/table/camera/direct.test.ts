import type { BoardCar, BoardTarget } from '@paddock/board'
import type { Field } from '@paddock/page-kit/field.ts'
import { describe, expect, it } from 'vitest'
import { direct, type Going } from './direct.ts'

const look = { colour: 'red', number: '7', body: 'kart' } as const
const finish = {
  kind: 'finish',
  after: 40,
  ends: [
    { x: 0, y: 0 },
    { x: 0, y: 2 },
  ],
  heading: 0,
} as const
const circuit = { columns: 40, lines: [finish] }

function spot(along: number) {
  return { along, offset: 0 }
}

function car(id: string, along: number, mark?: BoardCar['mark']): BoardCar {
  return { id, look, spot: spot(along), label: id, ...(mark ? { mark } : {}) }
}

function target(id: string, of: string, along: number): BoardTarget {
  return { id, car: of, spot: spot(along), path: [], label: id }
}

function drive(of: string, from: number, to: number, spin = 0) {
  return { car: of, path: [spot(from), spot(to)], ...(spin ? { spin } : {}) }
}

/** Nobody is asked and nothing happens. */
const quiet: Going = {
  circuit,
  cars: [car('mine', 10, 'own'), car('near', 12), car('far', 30)],
  choosing: undefined,
  previews: [],
  moves: [],
  lastMoves: [],
  isBusy: false,
  isOver: false,
  field: undefined,
}

function field(lap: number, ...progress: readonly (readonly [car: string, progress: number])[]): Field {
  const cars = progress.map(([id, driven]) => ({ car: id, progress: driven }))
  return { cars, race: 1, round: 5, lap, laps: 2, decides: 'first' }
}

function shotOf(going: Partial<Going>) {
  const { subject, spots = [], isPrompt = false } = direct({ ...quiet, ...going }) ?? {}
  return { subject, alongs: spots.map(({ along }) => along), isPrompt }
}

describe('while one decides', () => {
  it('the car it is about comes first, then where it may go, the nearest first, then who is there', () => {
    const targets = [target('0', 'mine', 20), target('1', 'mine', 14)]
    const { subject, alongs } = shotOf({ choosing: { targets, considered: undefined } })
    expect(subject).toBe('choice')
    expect(alongs.slice(0, 3)).toEqual([10, 14, 20])
    expect(alongs).toContain(12)
    expect(alongs).not.toContain(30)
  })

  it('after the ends comes half of the way to them, for where none of them can be shown', () => {
    const path = [10, 11, 12, 13, 14].map(spot)
    const targets = [{ ...target('0', 'mine', 14), path }, target('1', 'mine', 20)]
    expect(shotOf({ choosing: { targets, considered: undefined } }).alongs.slice(0, 4)).toEqual([10, 14, 20, 12])
  })

  it('what is looked at comes before all else', () => {
    const targets = [target('0', 'mine', 20), target('1', 'mine', 14)]
    expect(shotOf({ choosing: { targets, considered: '0' } }).alongs[0]).toBe(20)
  })

  it('so does what a card would bring, with what is said on the way there', () => {
    const previews = [{ ...drive('far', 30, 35), notes: [{ along: 33, lines: ['−1'] }] }]
    const { alongs } = shotOf({ choosing: { targets: [], considered: '4' }, previews })
    expect(alongs.slice(0, 3)).toEqual([35, 33, 30])
  })

  it('the track ahead of the own car is seen where no end is known yet', () => {
    const { alongs } = shotOf({ choosing: { targets: [], considered: undefined } })
    expect(alongs.slice(0, 2)).toEqual([10, 17])
  })

  it('before that, every other car of one’s own that still drives', () => {
    const cars = [car('mine', 10, 'own'), car('other', 4, 'own'), { ...car('home', 30, 'own'), aside: true }]
    const { alongs } = shotOf({ cars, choosing: { targets: [], considered: undefined } })
    expect(alongs.slice(0, 3)).toEqual([10, 4, 17])
    expect(alongs).not.toContain(30)
  })

  it('where several choices lead to one spot, all of what stands there to be pointed at is seen', () => {
    const targets = ['0', '1', '2'].map((id) => target(id, 'mine', 14))
    const { spots = [] } = direct({ ...quiet, choosing: { targets, considered: undefined } }) ?? {}
    expect(new Set(spots.filter(({ along }) => along === 14).map(({ offset }) => offset))).toEqual(new Set([-1.7, 1.7]))
  })

  it('the corners that can be reached are seen, the next one first, with what stands at either end of a line', () => {
    const corner = (after: number, letter: string) => ({ ...finish, kind: 'corner', after, letter, limit: 3 }) as const
    const lines = [finish, corner(3, 'A'), corner(15, 'B'), corner(18, 'C')]
    const seenFrom = (along: number) => {
      const cars = [car('mine', along, 'own')]
      const going = { ...quiet, circuit: { columns: 40, lines }, cars }
      return direct({ ...going, choosing: { targets: [], considered: undefined } })?.spots.slice(1, 3)
    }
    const either = (along: number) => [-2.3, 2.3].map((offset) => ({ along, offset }))
    expect(seenFrom(10)).toEqual(either(15))
    expect(seenFrom(16)).toEqual(either(18))
    // The way leads over the line of the lap.
    expect(seenFrom(39)).toEqual(either(3))
    expect(seenFrom(20)).toEqual([spot(27), spot(20)])
  })

  it('a car that is to be moved comes before the own one', () => {
    const cars = [car('mine', 10, 'own'), car('asked', 25, 'turn')]
    expect(shotOf({ cars, choosing: { targets: [], considered: undefined } }).alongs[0]).toBe(25)
  })

  it('without a car of one’s own, everyone on the grid is seen', () => {
    const cars = [car('a', 38), car('b', 39)]
    expect(shotOf({ cars, choosing: { targets: [], considered: undefined } }).subject).toBe('grid')
  })

  it('what others have just driven does not matter', () => {
    const lastMoves = [drive('far', 26, 30)]
    expect(shotOf({ choosing: { targets: [], considered: undefined }, lastMoves }).subject).toBe('choice')
  })
})

describe('while others drive', () => {
  it('the car that drives is seen at once, from its end to its start', () => {
    const { subject, alongs, isPrompt } = shotOf({ moves: [drive('far', 25, 30)], isBusy: true })
    expect(subject).toBe('driver')
    expect(alongs).toEqual([30, 25])
    expect(isPrompt).toBe(true)
  })

  it('it stays in sight until the next one drives', () => {
    expect(shotOf({ lastMoves: [drive('far', 25, 30)] })).toMatchObject({ subject: 'driver', isPrompt: false })
  })

  it('a spin-out is a pile-up, and so are cars close together', () => {
    expect(shotOf({ moves: [drive('far', 25, 30, 1)] }).subject).toBe('pile-up')
    const cars = [car('a', 30), car('b', 31), car('c', 31), car('d', 32)]
    const { subject, alongs } = shotOf({ cars, moves: [drive('a', 20, 30)] })
    expect(subject).toBe('pile-up')
    expect(alongs.slice(0, 4)).toEqual([30, 31, 31, 32])
  })

  it('over the line on the last lap, the line is seen', () => {
    const home = [drive('far', 38, 43)]
    const last = field(2, ['far', 83], ['mine', 50])
    expect(shotOf({ moves: home, field: last })).toMatchObject({ subject: 'line', alongs: [43, 40, 43, 38] })
    expect(shotOf({ moves: home, field: field(1, ['far', 43]) }).subject).toBe('driver')
  })
})

describe('at a photo finish', () => {
  const cars = [car('a', 42), car('b', 41), car('mine', 20, 'own')]
  const moves = [drive('mine', 16, 20)]

  it('the cars of it and the line are seen at once and from near, whatever else is driven', () => {
    const going = { cars, moves, field: field(2, ['a', 82], ['b', 81]), photo: ['a', 'b'], isBusy: true }
    expect(shotOf(going)).toEqual({ subject: 'photo', alongs: [42, 40, 41], isPrompt: true })
    expect(direct({ ...quiet, ...going })?.isCloseUp).toBe(true)
    expect(direct({ ...quiet, cars, moves })?.isCloseUp).toBeUndefined()
  })

  it('for the last place there is no line', () => {
    const last = { ...field(2, ['a', 82], ['b', 81]), decides: 'last' as const }
    expect(shotOf({ cars, field: last, photo: ['a', 'b'] })).toMatchObject({ subject: 'photo', alongs: [42, 41] })
  })

  it('whoever is asked meanwhile sees what is asked', () => {
    expect(shotOf({ cars, photo: ['a', 'b'], choosing: { targets: [], considered: undefined } }).subject).toBe('choice')
  })
})

describe('while nobody drives', () => {
  it('everyone is seen at the start, the first one first', () => {
    const grid = field(1, ['far', 30], ['near', 12], ['mine', 10])
    expect(shotOf({ field: grid })).toMatchObject({ subject: 'grid', alongs: [30, 12, 10] })
  })

  it('on the last lap, whoever may still win is seen, and the line if it is near', () => {
    const last = field(2, ['far', 70], ['near', 65], ['mine', 50])
    const lastMoves = [drive('mine', 8, 10)]
    expect(shotOf({ field: last, lastMoves })).toMatchObject({ subject: 'front', alongs: [30, 12] })
    const cars = [car('far', 36), car('mine', 10)]
    expect(shotOf({ cars, field: last, lastMoves }).alongs.slice(0, 2)).toEqual([36, 40])
  })

  it('where it counts who is last, the last ones are seen', () => {
    const last = { ...field(2, ['far', 70], ['near', 52], ['mine', 50]), decides: 'last' as const }
    expect(shotOf({ field: last })).toMatchObject({ subject: 'front', alongs: [10, 12] })
  })

  it('not before what was driven has been taken in', () => {
    const last = field(2, ['far', 70])
    expect(shotOf({ field: last, lastMoves: [drive('mine', 8, 10)], isBusy: true }).subject).toBe('driver')
  })

  it('when it is over, the line is seen', () => {
    expect(shotOf({ isOver: true, lastMoves: [drive('far', 25, 30)] })).toMatchObject({ subject: 'line' })
  })

  it('a board without cars is seen as a whole', () => {
    expect(direct({ ...quiet, cars: [] })).toBeUndefined()
  })
})
