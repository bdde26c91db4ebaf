import type { Language } from '@paddock/kernel'
import { Fragment } from 'preact'
import { isOfSector, type Weather } from '../../modules/conditions/tokens.ts'
import { cornersOf } from '../../prospects/facts/road.ts'
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
  const corners = cornersOf(view)
  const weathered = corners.filter(({ token }) => token === 'weather').map(({ letter }) => letter)
  return (
    <dl class="ht-facts">
      <dt>{words.setUp}</dt>
      <dd>{setUp}</dd>
      <dt>{weathered.length > 0 ? words.sectors(weathered) : words.inSectors}</dt>
      <dd>{weathered.length > 0 ? sector : words.nowhere}</dd>
      {corners.map(({ letter, token, limit, printed }) => {
        if (!token || token === 'weather') return null
        const { name, meaning } = meanings[language].roadTokens[token]
        return (
          <Fragment key={letter}>
            <dt>{isOfSector(token) ? words.sector(letter) : words.corner(letter)}</dt>
            <dd>
              <strong>{capitalised(name)}.</strong> {meaning}
              {limit !== printed && ` ${markWords[language].limits(printed, limit)}`}
            </dd>
          </Fragment>
        )
      })}
    </dl>
  )
}
