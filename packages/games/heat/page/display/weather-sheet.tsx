import type { Language } from '@paddock/kernel'
import { Fragment } from 'preact'
import { limitOf } from '../../modules/conditions/sectors.ts'
import { isOfSector, type Weather } from '../../modules/conditions/tokens.ts'
import { circuitCalled } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import { meanings } from '../../words/meanings/index.ts'
import { capitalised } from '../capitalised.ts'
import { markWords } from '../marks/words.ts'
import { displayWords } from './words.ts'

interface Props {
  readonly view: View
  readonly weather: Weather
  readonly language: Language
}

/** The weather of the race, what it has done and does, and every road token in words. */
export function WeatherSheet({ view, weather, language }: Props) {
  const words = displayWords[language]
  const { setUp, sector } = meanings[language].weathers[weather]
  const { corners } = circuitCalled(view.circuit)
  const weathered = corners.filter((_, index) => view.road[index] === 'weather').map(({ letter }) => letter)
  return (
    <dl class="ht-facts">
      <dt>{words.setUp}</dt>
      <dd>{setUp}</dd>
      <dt>{weathered.length > 0 ? words.sectors(weathered) : words.inSectors}</dt>
      <dd>{weathered.length > 0 ? sector : words.nowhere}</dd>
      {corners.map((corner, index) => {
        const token = view.road[index]
        if (!token || token === 'weather') return null
        const { name, meaning } = meanings[language].roadTokens[token]
        const limit = limitOf(view, corner)
        return (
          <Fragment key={corner.letter}>
            <dt>{isOfSector(token) ? words.sector(corner.letter) : words.corner(corner.letter)}</dt>
            <dd>
              <strong>{capitalised(name)}.</strong> {meaning}
              {limit !== corner.limit && ` ${markWords[language].limits(corner.limit, limit)}`}
            </dd>
          </Fragment>
        )
      })}
    </dl>
  )
}
