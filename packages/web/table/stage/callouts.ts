import type { BoardCallout, CarEffect } from '@paddock/board'
import type { Viewer } from '@paddock/kernel'
import type { CueKind } from '@paddock/page-kit/cue.ts'
import type { Field } from '@paddock/page-kit/field.ts'
import type { CallWords } from './call-words.ts'
import type { RaceNews } from './race-news.ts'
import type { Sight } from './sight.ts'

/** What is seen at a car when something happens to it. */
const effects: Readonly<Partial<Record<CueKind, CarEffect>>> = {
  jam: 'brakes',
  breakdown: 'smoke',
  'spin-out': 'dust',
  tyres: 'dust',
  boost: 'flame',
  slipstream: 'wind',
}

interface Calling {
  readonly viewer: Viewer
  readonly words: CallWords
  field(view: unknown): Field | undefined
}

/** What is called out at the cars for all that is in sight: of each car only the latest, and of that what matters most. */
export function calloutsOf(sights: readonly Sight[], calling: Calling): readonly BoardCallout[] {
  const called = sights.flatMap((sight) => calloutsOfSight(sight, calling))
  return called.filter((callout, place) => called.findLastIndex(({ car }) => car === callout.car) === place)
}

function calloutsOfSight({ key, news, cues, view }: Sight, calling: Calling): BoardCallout[] {
  const field = calling.field(view)
  const cars = new Set([
    ...news.flatMap((each) => (each.kind === 'photo' ? [] : each.car)),
    ...cues.flatMap(({ car }) => car ?? []),
  ])
  return [...cars].flatMap((car) => {
    const said = newsSaid(news, car, field, calling) ?? cueSaid(cues, car, field, calling.words)
    const effect = cues
      .map((cue) => (cue.car === car ? effects[cue.kind] : undefined))
      .find((each) => each !== undefined)
    if (said === undefined && effect === undefined) return []
    return [{ key: `${key} ${car}`, car, ...said, ...(effect ? { effect } : {}) }]
  })
}

type Said = Pick<BoardCallout, 'said' | 'size'>

/** The lead before the last lap, and that before a place. */
function newsSaid(
  news: readonly RaceNews[],
  car: string,
  field: Field | undefined,
  calling: Calling,
): Said | undefined {
  const { words, viewer } = calling
  const isYou = (id: string) => viewer !== 'spectator' && field?.cars.find((each) => each.car === id)?.seat === viewer
  const own = news.filter((each) => each.kind !== 'photo' && each.car === car)
  if (own.some(({ kind }) => kind === 'lead')) return { said: words.lead(isYou(car)) }
  if (own.some(({ kind }) => kind === 'last-lap')) return { said: words.lastLap }
  const overtake = own.find((each) => each.kind === 'overtake')
  if (overtake?.kind !== 'overtake' || !field) return undefined
  if (!isYou(car) && overtake.passed.some(isYou)) return { said: words.passesYou }
  const place = field.cars.findIndex((each) => each.car === car) + 1
  return { said: words.up(place, isYou(car)), ...(isYou(car) ? {} : { size: 'small' }) }
}

function cueSaid(cues: Sight['cues'], car: string, field: Field | undefined, words: CallWords): Said | undefined {
  const own = cues.filter((cue) => cue.car === car)
  // Where there is one lap it is the round that is the last one.
  if (own.some(({ kind }) => kind === 'last-lap')) return { said: field?.laps === 1 ? words.lastRound : words.lastLap }
  const said = own.map(({ kind }) => words.cues[kind]).find((each) => each !== undefined)
  return said === undefined ? undefined : { said, size: 'small' }
}

/** Something great that has just happened to a car, in a sentence, over whatever else is said of it. */
export function withMoment(
  callouts: readonly BoardCallout[],
  moment: { readonly car: string; readonly said: string } | undefined,
): readonly BoardCallout[] {
  if (!moment) return callouts
  const { car, said } = moment
  const before = callouts.find((callout) => callout.car === car)
  const great: BoardCallout = { key: `great ${car}`, ...before, car, said, size: 'great' }
  return [...callouts.filter((callout) => callout.car !== car), great]
}
