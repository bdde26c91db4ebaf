import type { BoardMark } from '@paddock/board'
import type { Language } from '@paddock/kernel'
import { limitOf } from '../../modules/conditions/sectors.ts'
import { isOfSector, type RoadToken } from '../../modules/conditions/tokens.ts'
import { pressCorners } from '../../modules/season/event-cards.ts'
import type { Corner } from '../../rules/circuits/plan.ts'
import { circuitCalled } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import { meanings } from '../../words/meanings/index.ts'
import type { Meanings } from '../../words/meanings/meaning.ts'
import { capitalised } from '../capitalised.ts'
import { legendWords } from '../legends/words.ts'
import { WeatherFace } from '../weather-picture.tsx'
import { FreeBoostFace, LegendFace, LimitFace, OverheatFace, PressFace, WakeFace } from './faces.tsx'
import { tintOf } from './tint.ts'
import { markWords } from './words.ts'

/** What decides which plates hang on the circuit. */
export type Marked = Pick<View, 'circuit' | 'weather' | 'road' | 'event' | 'cars' | 'seats'>

/** The road tokens where they act, the press at its corners, the lines of the Legends. */
export function marksOf(view: Marked, language: Language): BoardMark[] {
  const { corners } = circuitCalled(view.circuit)
  const press = pressCorners(view.event, view.circuit)
  return [
    ...corners.flatMap((corner, index) => {
      const token = view.road[index]
      return token ? [tokenMark(view, corner, token, language)] : []
    }),
    ...corners.filter(({ letter }) => press.includes(letter)).map((corner) => pressMark(view, corner, language)),
    ...(view.cars > view.seats ? corners.map((corner) => legendMark(view, corner, language)) : []),
  ]
}

/** A line of value L lies at the end of the column before it. */
function lineOf({ line }: Pick<Corner, 'line'>): number {
  return line - 1
}

function tokenMark(view: Marked, corner: Corner, token: RoadToken, language: Language): BoardMark {
  const { name, meaning } = told(view, corner, token, language)
  const { corners, spaces } = circuitCalled(view.circuit)
  const next = corners[corners.indexOf(corner) + 1]
  const to = next ? lineOf(next) : lineOf(corners[0] ?? corner) + spaces
  return {
    id: `road-${corner.letter}`,
    along: lineOf(corner),
    face: <TokenFace view={view} corner={corner} token={token} />,
    title: capitalised(name),
    meaning,
    ...(isOfSector(token) ? { stretch: { from: lineOf(corner), to, tint: tintOf(token, view.weather) } } : {}),
  }
}

function told(view: Marked, corner: Corner, token: RoadToken, language: Language): Meanings['roadTokens'][RoadToken] {
  const words = markWords[language]
  const { weathers, roadTokens } = meanings[language]
  if (token === 'weather' && view.weather !== 'none') {
    const { name, sector } = weathers[view.weather]
    return { name, meaning: `${roadTokens.weather.meaning} ${sector}` }
  }
  const { name, meaning } = roadTokens[token]
  const limit = limitOf(view, corner)
  if (limit === corner.limit) return { name, meaning }
  return { name, meaning: `${meaning} ${words.limits(corner.limit, limit)}` }
}

function TokenFace({ view, corner, token }: { view: Marked; corner: Corner; token: RoadToken }) {
  switch (token) {
    case 'limit+1':
      return <LimitFace printed={corner.limit} change={1} />
    case 'limit-1':
      return <LimitFace printed={corner.limit} change={-1} />
    case 'overheat':
      return <OverheatFace />
    case 'slipstream+1':
      return <WakeFace more={1} />
    case 'free-boost':
      return <FreeBoostFace />
    case 'weather':
      return view.weather === 'none' ? null : <WeatherFace weather={view.weather} />
  }
}

function pressMark(view: Marked, corner: Corner, language: Language): BoardMark {
  const words = markWords[language]
  return {
    id: `press-${corner.letter}`,
    along: lineOf(corner),
    face: <PressFace />,
    title: words.press(corner.letter),
    meaning: words.pressMeaning(limitOf(view, corner) + 2),
  }
}

function legendMark(view: Marked, corner: Corner, language: Language): BoardMark {
  const words = legendWords[language]
  return {
    id: `legend-${corner.letter}`,
    along: corner.legendLine - 1,
    face: <LegendFace letter={corner.letter} />,
    title: words.lineTitle(corner.letter),
    meaning: words.lineMeaning(corner.letter, limitOf(view, corner)),
    quiet: true,
  }
}
