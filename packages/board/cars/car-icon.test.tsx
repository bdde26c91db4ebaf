import { render } from 'preact-render-to-string'
import { expect, it } from 'vitest'
import { bodies, carColours } from '../types.ts'
import { CarIcon } from './car-icon.tsx'
import { paint } from './paint.ts'
import { PatternMark } from './pattern.tsx'

const look = { colour: 'red', number: '7', body: 'kart' } as const

it('a car differs by body and by number, not by colour alone', () => {
  const drawings = bodies.map((body) => render(<CarIcon look={{ ...look, body }} />))
  expect(new Set(drawings).size).toBe(bodies.length)
  expect(render(<CarIcon look={{ ...look, number: '12' }} />)).toContain('>12<')
})

it('every colour has a pattern of its own', () => {
  expect(new Set(carColours.map((colour) => paint[colour].pattern)).size).toBe(carColours.length)
  const lines = carColours.map((colour) => / d="([^"]*)"/.exec(render(<PatternMark colour={colour} />))?.[1])
  expect(new Set(lines).size).toBe(carColours.length)
  for (const body of bodies) {
    const bonnets = carColours.map((colour) => render(<CarIcon look={{ ...look, body, colour }} />))
    for (const [place, line] of lines.entries()) expect(bonnets[place]).toContain(`d="${line}"`)
  }
})
