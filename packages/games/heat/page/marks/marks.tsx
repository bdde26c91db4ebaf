import type { BoardMark } from '@paddock/board'
import type { Language } from '@paddock/kernel'
import { isOfSector, type RoadToken } from '../../modules/conditions/tokens.ts'
import { circuitOf, cornersOf, type RacedCorner } from '../../prospects/facts/road.ts'
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
  const corners = cornersOf(view)
  return [
    ...corners.flatMap((corner, index) => {
      const next = corners[index + 1]
      const to = next ? lineOf(next) : lineOf(corners[0] ?? corner) + circuitOf(view).spaces
      return corner.token ? [tokenMark(view, corner, corner.token, to, language)] : []
    }),
    ...corners.filter(({ hasPress }) => hasPress).map((corner) => pressMark(corner, language)),
    ...(view.cars > view.seats ? corners.map((corner) => legendMark(corner, language)) : []),
  ]
}

/** A line of value L lies at the end of the column before it. */
function lineOf({ line }: Pick<RacedCorner, 'line'>): number {
  return line - 1
}

/** `to`: where the sector ends. */
function tokenMark(view: Marked, corner: RacedCorner, token: RoadToken, to: number, language: Language): BoardMark {
  const { name, meaning } = told(view, corner, token, language)
  return {
    id: `road-${corner.letter}`,
    along: lineOf(corner),
    face: <TokenFace view={view} corner={corner} token={token} />,
    title: capitalised(name),
    meaning,
    ...(isOfSector(token) ? { stretch: { from: lineOf(corner), to, tint: tintOf(token, view.weather) } } : {}),
  }
}

function told(
  view: Marked,
  corner: RacedCorner,
  token: RoadToken,
  language: Language,
): Meanings['roadTokens'][RoadToken] {
  const words = markWords[language]
  const { weathers, roadTokens } = meanings[language]
  if (token === 'weather' && view.weather !== 'none') {
    const { name, sector } = weathers[view.weather]
    return { name, meaning: `${roadTokens.weather.meaning} ${sector}` }
  }
  const { name, meaning } = roadTokens[token]
  const { limit, printed } = corner
  if (limit === printed) return { name, meaning }
  return { name, meaning: `${meaning} ${words.limits(printed, limit)}` }
}

function TokenFace({ view, corner, token }: { view: Marked; corner: RacedCorner; token: RoadToken }) {
  switch (token) {
    case 'limit+1':
      return <LimitFace printed={corner.printed} change={1} />
    case 'limit-1':
      return <LimitFace printed={corner.printed} change={-1} />
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

function pressMark(corner: RacedCorner, language: Language): BoardMark {
  const words = markWords[language]
  return {
    id: `press-${corner.letter}`,
    along: lineOf(corner),
    face: <PressFace />,
    title: words.press(corner.letter),
    meaning: words.pressMeaning(corner.limit + 2),
  }
}

function legendMark(corner: RacedCorner, language: Language): BoardMark {
  const words = legendWords[language]
  return {
    id: `legend-${corner.letter}`,
    along: corner.legendLine - 1,
    face: <LegendFace letter={corner.letter} />,
    title: words.lineTitle(corner.letter),
    meaning: words.lineMeaning(corner.letter, corner.limit),
    quiet: true,
  }
}
