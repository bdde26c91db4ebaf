import { render } from 'preact-render-to-string'
import { expect, it } from 'vitest'
import { carColours } from '../types.ts'
import { Sign } from './sign.tsx'

const look = { colour: 'red', number: '7', body: 'kart' } as const

it('a car has a sign of its owner with pattern and, if asked, number', () => {
  const signs = carColours.map((colour) => render(<Sign look={{ ...look, colour }} numbered />))
  expect(new Set(signs).size).toBe(carColours.length)
  expect(signs[0]).toContain('>7<')
  expect(render(<Sign look={look} />)).not.toContain('>7<')
})

it('a team that has no colour is signed by its letter, once, in place of pattern and number', () => {
  const team = { ...look, number: 'B', letter: 'B' }
  expect(count(render(<Sign look={team} numbered />), '>B</text>')).toBe(1)
  expect(count(render(<Sign look={look} numbered />), '>7</text>')).toBe(1)
  expect(render(<Sign look={team} />)).not.toContain('<circle')
})

function count(html: string, part: string): number {
  return html.split(part).length - 1
}
