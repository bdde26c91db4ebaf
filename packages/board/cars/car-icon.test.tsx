import { render } from 'preact-render-to-string'
import { expect, it } from 'vitest'
import { bodies, patterns } from '../types.ts'
import { CarIcon } from './car-icon.tsx'

const look = { colour: 'red', pattern: 'ring', number: '7', body: 'kart' } as const

it('a car differs by body, by pattern and by number, not by colour alone', () => {
  const drawings = bodies.flatMap((body) =>
    patterns.map((pattern) => render(<CarIcon look={{ ...look, body, pattern }} />)),
  )
  expect(new Set(drawings).size).toBe(bodies.length * patterns.length)
  expect(render(<CarIcon look={{ ...look, number: '12' }} />)).toContain('>12<')
})
