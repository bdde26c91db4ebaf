/** Weather and road tokens. */
import type { RoadToken, Weather } from '../../modules/conditions/tokens.ts'
import type { Meaning, WeatherMeaning } from '../meanings/meaning.ts'

export const weatherMeanings: Readonly<Record<Weather, WeatherMeaning>> = {
  clouds: {
    name: 'clouds',
    setUp: 'Everyone starts with 1 stress card fewer.',
    sector: 'No cooldown at all while your car stands in the sector.',
  },
  fog: {
    name: 'fog',
    setUp: 'Everyone starts with 1 heat card more in the engine.',
    sector: 'No slipstream from the sector; one from behind may still lead into it.',
  },
  storm: {
    name: 'storm',
    setUp: 'Everyone starts with 1 stress card more.',
    sector: 'A slipstream that begins in the sector may be 2 spaces longer.',
  },
  snow: {
    name: 'snow',
    setUp: 'Everyone starts with 1 heat card fewer in the engine.',
    sector: '1 cooldown more while your car stands in the sector, in any gear.',
  },
  rain: {
    name: 'rain',
    setUp: '3 heat cards of each engine start in the deck.',
    sector: '1 cooldown more while your car stands in the sector, in any gear.',
  },
  sun: {
    name: 'sun',
    setUp: '3 heat cards of each engine start in the discard pile.',
    sector: 'A slipstream that begins in the sector may be 2 spaces longer.',
  },
}

export const roadTokens: Readonly<Record<RoadToken, Meaning>> = {
  'limit+1': { name: 'limit +1', meaning: 'The limit of this corner is 1 higher for everyone.' },
  'limit-1': { name: 'limit \u22121', meaning: 'The limit of this corner is 1 lower for everyone.' },
  overheat: {
    name: 'dangerous corner',
    meaning: 'Whoever takes this corner above its limit pays 1 heat more.',
  },
  'slipstream+1': {
    name: 'slipstream +1',
    meaning: 'A slipstream that begins in the sector behind this corner may be 1 space longer.',
  },
  'free-boost': {
    name: 'free boost',
    meaning: 'In the sector behind this corner the boost costs no heat; it is still one in a turn.',
  },
  weather: { name: 'weather', meaning: 'The weather acts in the sector behind this corner.' },
}
