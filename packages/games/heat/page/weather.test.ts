import { expect, test } from 'vitest'
import { weathers } from '../modules/conditions/tokens.ts'
import { raceIn } from '../testing/weather.ts'
import { weather } from './weather.ts'

test('rain, fog and snow are seen on the board, a storm as rain; clouds, sun and a race without weather are not', () => {
  const seen = weathers.map((drawn) => [drawn, weather(raceIn(drawn, 2).view(0))])
  expect(Object.fromEntries(seen)).toEqual({
    clouds: undefined,
    fog: 'fog',
    storm: 'rain',
    snow: 'snow',
    rain: 'rain',
    sun: undefined,
  })
  expect(weather({ weather: 'none' })).toBeUndefined()
})
