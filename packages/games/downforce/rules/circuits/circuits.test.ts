import { describe, expect, it } from 'vitest'
import { marinaBay } from './marina-bay.ts'
import { riverStation } from './river-station.ts'

const both = [marinaBay, riverStation]

describe.each(both)('$name', (circuit) => {
  it('is our own layout and says so', () => {
    expect(circuit.status).toBe('DERIVED')
    expect(circuit.note).toContain('not the printed circuit')
  })

  it('has six start spaces, three betting lines between start and finish, and a finish line', () => {
    expect(new Set(circuit.grid.map((place) => place.space)).size).toBe(6)
    expect(circuit.lines.map((line) => line.kind)).toEqual(['betting', 'betting', 'betting', 'finish'])
  })

  it('calls a space a rectangle only when it is straight and of one width', () => {
    for (const space of circuit.spaces) expect(space.rectangle).toBe(space.kind === 'straight')
  })
})

it('River Station keeps the branches of its split apart, with ground between them', () => {
  const branches = riverStation.spaces.filter((space) => space.kind === 'split')
  expect(branches).toHaveLength(5)
  for (const branch of branches) {
    for (const next of branch.ahead) expect(riverStation.spaces[next]?.lane).toBe(branch.lane)
  }
  expect(riverStation.islands).toHaveLength(1)
  expect(marinaBay.islands).toHaveLength(0)
})
