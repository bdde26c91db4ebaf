import { render } from 'preact-render-to-string'
import { expect, it } from 'vitest'
import { overviewOf } from '../overview.ts'
import { circuits } from '../testing/circuits.ts'
import { type BoardCallout, type BoardCar, carEffects, weathers } from '../types.ts'
import { Callouts } from './callouts.tsx'
import { CarEffects } from './car-effects.tsx'
import { inLines } from './in-lines.ts'
import { Weather } from './weather.tsx'

const { esses } = circuits
const look = { colour: 'red', number: '7', body: 'kart' } as const
const cars: BoardCar[] = [{ id: 'a', look, spot: { along: 0.5, offset: 0.5 }, label: 'Anna' }]

function called(callouts: readonly BoardCallout[]): string {
  return render(
    <Callouts circuit={esses} cars={cars} targets={[]} callouts={callouts} window={overviewOf(esses)} scale={12} />,
  )
}

it('says at a car what happens to it, for the eye alone', () => {
  const html = called([{ key: '1', car: 'a', said: 'Boost', size: 'small' }])
  expect(html).toContain('>Boost</text>')
  expect(html).toContain('board-callout-small')
  expect(html).toContain('aria-hidden')
})

it('says nothing of a car that is not on the board, and nothing where something is only seen', () => {
  expect(called([{ key: '1', car: 'z', said: 'Boost' }])).not.toContain('<text')
  expect(called([{ key: '1', car: 'a', effect: 'smoke' }])).not.toContain('<text')
})

it('breaks a sentence into two lines of about the same length, and leaves a few words on one', () => {
  expect(inLines('Takes the lead!')).toEqual(['Takes the lead!'])
  expect(inLines('You spin out in corner B!')).toEqual(['You spin out', 'in corner B!'])
  expect(inLines('Donaudampfschifffahrtsgesellschaft')).toEqual(['Donaudampfschifffahrtsgesellschaft'])
})

it.each(carEffects)('shows %s at the car and nowhere else', (effect) => {
  const html = render(<CarEffects circuit={esses} cars={cars} callouts={[{ key: '1', car: 'a', effect }]} />)
  expect(html).toMatch(/transform="translate\([^)]+\)rotate\([^)]+\)"/)
  expect(render(<CarEffects circuit={esses} cars={cars} callouts={[{ key: '1', car: 'z', effect }]} />)).not.toContain(
    'transform',
  )
  expect(render(<CarEffects circuit={esses} cars={cars} callouts={[{ key: '1', car: 'a', said: 'Boost' }]} />)).toBe('')
})

it.each(weathers)('shows %s to the eye alone', (weather) => {
  expect(render(<Weather weather={weather} />)).toMatch(new RegExp(`aria-hidden.*board-weather-${weather}`))
})
