import { surroundings } from '@paddock/racing/circuit'
import { render } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { circuits } from '../testing/circuits.ts'
import { clearanceOf } from '../track/clearance.ts'
import { surroundingsOf } from './character.ts'
import { Ground } from './ground.tsx'
import { landPlan } from './plan.ts'
import { standCorners } from './stands.ts'
import { crowns } from './trees.ts'

const places = Object.values(circuits).flatMap((circuit) => surroundings.map((around) => ({ circuit, around })))

describe('the land', () => {
  it.each(places)('around $circuit.name with $around never touches the asphalt', ({ circuit, around }) => {
    const clearance = clearanceOf(circuit)
    const land = landPlan(circuit, around)
    const solid = [
      ...land.lakes.flat(),
      ...[...land.fields, ...land.houses].flatMap((parcel) => parcel.corners),
      ...[...land.stands, ...land.pits].flatMap(standCorners),
      ...land.boats,
      ...land.piers,
    ]
    for (const point of solid) expect(clearance(point)).toBeGreaterThan(0.5)
    for (const { x, y, radius } of [...land.things, ...land.mesas]) {
      expect(clearance({ x, y })).toBeGreaterThan(radius)
    }
    for (const [size, points] of land.trees.entries()) {
      for (const point of points) expect(clearance(point)).toBeGreaterThan(crowns[size] ?? 0)
    }
  })

  it.each(Object.values(circuits))('of $name has trees, and stands by the finish line', (circuit) => {
    const land = landPlan(circuit, 'forest')
    expect(land.trees.flat().length).toBeGreaterThan(20)
    expect(land.stands.length).toBeGreaterThan(0)
  })

  it('carries the name of the circuit where it has room, and none where it has not', () => {
    expect(landPlan(circuits.bowl, 'fields').name?.text).toBe('Bowl')
    expect(landPlan(circuits.quay, 'fields').name).toBeUndefined()
  })

  it.each(places)('around $circuit.name with $around is light to paint', ({ circuit, around }) => {
    const drawn = render(<Ground circuit={circuit} surroundings={around} outline="#track" />)
    expect(drawn.match(/<[a-z]/gi)?.length).toBeLessThan(400)
    expect(drawn).not.toMatch(/filter|mask/)
  })

  it('of no two kinds is drawn the same', () => {
    const drawn = surroundings.map((around) => JSON.stringify(landPlan(circuits.bowl, around)))
    expect(new Set(drawn).size).toBe(surroundings.length)
  })

  it('is laid out the same every time', () => {
    expect(landPlan(circuits.quay, 'city')).toEqual(landPlan(circuits.quay, 'city'))
  })

  it('differs from circuit to circuit', () => {
    const [first, second] = ['one', 'two'].map((id) => landPlan({ ...circuits.quay, id }, 'forest').trees)
    expect(first).not.toEqual(second)
  })

  it('has water on one side where there is a sea, and a river where there is a river', () => {
    expect(landPlan(circuits.quay, 'harbour').sea.length).toBeGreaterThan(0)
    expect(landPlan(circuits.quay, 'river').river.length).toBeGreaterThan(0)
    expect(landPlan(circuits.quay, 'fields')).toMatchObject({ sea: [], river: [], lakes: [] })
  })
})

describe('what lies around a circuit', () => {
  it('is what the circuit says', () => {
    expect(surroundingsOf({ id: 'x', name: 'Harbour Quay', surroundings: 'desert' })).toBe('desert')
  })

  it('is guessed from its name where it says nothing', () => {
    expect(surroundingsOf({ id: 'x', name: 'Harbour Quay' })).toBe('harbour')
    expect(surroundingsOf({ id: 'river-station', name: 'River Station' })).toBe('river')
  })

  it('is something for any other name, and always the same', () => {
    const guesses = ['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff'].map((id) => surroundingsOf({ id, name: id }))
    expect(new Set(guesses).size).toBeGreaterThan(1)
    expect(guesses).toEqual(['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff'].map((id) => surroundingsOf({ id, name: id })))
  })
})
