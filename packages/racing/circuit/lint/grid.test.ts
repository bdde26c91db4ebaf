import { describe, expect, it } from 'vitest'
import { compile } from '../compile/compile.ts'
import type { GridPlan } from '../plan.ts'
import { complaintsOf, withStartPlace } from '../testing/broken-ring.ts'
import { ring } from '../testing/ring.ts'

const startingFrom = (...grid: GridPlan[]) => complaintsOf('grid', compile({ ...ring, grid }))

describe('the lint of the grid', () => {
  it('finds two cars on one slot', () => {
    expect(startingFrom({ column: 14, lane: 1 }, { column: 14, lane: 1 })).toEqual([
      'start place 2: It is on slot 0 of 14b, as is start place 1.',
    ])
  })

  it('lets cars share a space in slots of their own', () => {
    const sections = ring.sections.map(({ columns, turn }) =>
      turn ? { columns, lanes: 1, turn, columnLength: 4 } : { columns, lanes: 1 },
    )
    const grid = [
      { column: 14, slot: 0 },
      { column: 14, slot: 1 },
    ]
    const wide = { ...ring, sections, grid, slots: { abreast: 2, first: [{ from: 1, side: 'left' as const }] } }
    expect(complaintsOf('grid', compile(wide))).toEqual([])
  })

  it('finds a slot that does not exist', () => {
    expect(startingFrom({ column: 14, lane: 0, slot: 1 })).toEqual([
      'start place 1: 14a has no slot 1: it has 1, counted from 0.',
    ])
  })

  it('finds a start place on no space', () => {
    expect(complaintsOf('grid', withStartPlace(2, { space: 99 }))).toEqual([
      'start place 2: There is no space with the index 99.',
    ])
  })

  it('finds a front that is not a lap behind the column', () => {
    expect(complaintsOf('grid', withStartPlace(2, { front: 14 }))).toEqual([
      'start place 2: Its front is 14; a lap behind 14b it is 0.',
    ])
  })

  it('finds a grid away from the finish line', () => {
    expect(startingFrom({ column: 13, lane: 0 }, { column: 13, lane: 1 })).toEqual([
      'grid: The start places are on columns 13; the last columns of the lap are 14.',
    ])
  })

  it('finds a grid with an empty column between its rows', () => {
    expect(startingFrom({ column: 14, lane: 0 }, { column: 12, lane: 1 })).toEqual([
      'grid: The start places are on columns 14 12; the last columns of the lap are 14 13.',
    ])
  })
})
