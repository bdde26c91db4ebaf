import { atRest } from '@paddock/board/late'
import type { GameEvent } from '@paddock/kernel'
import type { Cue } from '@paddock/page-kit/cue.ts'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import type { Arrivals, RaceNews } from './race-news.ts'

/** An event as eye and ear take it in: what it is, and what it means for the race. */
export interface Sight {
  /** No other one of a stage has it. */
  readonly key: number
  readonly event: GameEvent
  readonly cues: readonly Cue[]
  readonly news: readonly RaceNews[]
  /** A car crosses the line close to another one. */
  readonly isTight: boolean
  /** The table it led to. */
  readonly view: unknown
}

/** On the grid there is no news: what tells it comes after the first decision. */
const newsroom = atRest(() => import('./race-news.ts'))

type Spotted = Pick<AnyGamePage, 'cues' | 'field'>

/** Looks at every event once, in order: who crosses the line together is only known by who has crossed it. */
export class Spotter {
  readonly #page: Spotted
  #arrivals: Arrivals | undefined
  #sights = 0

  constructor(page: Spotted) {
    this.#page = page
  }

  spot(event: GameEvent, before: unknown, view: unknown): Sight {
    const { cues, field } = this.#page
    const [was, is] = [field?.(before), field?.(view)]
    const teller = newsroom()
    this.#arrivals = teller?.arrivalsAfter(this.#arrivals ?? teller.noArrivals, was, is)
    return {
      key: ++this.#sights,
      event,
      cues: cues?.(event, before, view) ?? [],
      news: this.#arrivals ? (teller?.raceNews(was, is, this.#arrivals) ?? []) : [],
      isTight: this.#arrivals !== undefined && teller?.isTight(was, is, this.#arrivals) === true,
      view,
    }
  }
}

/** The cars that came in so close that it takes a rule to tell them apart; none where there are no such cars. */
export function photographed({ news }: Pick<Sight, 'news'>): readonly string[] {
  return news.find((each) => each.kind === 'photo')?.cars ?? []
}

/** The car that something happens to; undefined where it happens at no place of the board. */
export function carOf({ cues }: Pick<Sight, 'cues'>): string | undefined {
  return cues.find(({ car }) => car !== undefined)?.car
}
