import type { GameEvent } from '@paddock/kernel'
import type { Cue } from '@paddock/page-kit/cue.ts'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { type Arrivals, arrivalsAfter, noArrivals, type RaceNews, raceNews } from './race-news.ts'

/** An event as eye and ear take it in: what it is, and what it means for the race. */
export interface Sight {
  /** No other one of a stage has it. */
  readonly key: number
  readonly event: GameEvent
  readonly cues: readonly Cue[]
  readonly news: readonly RaceNews[]
  /** The table it led to. */
  readonly view: unknown
}

type Spotted = Pick<AnyGamePage, 'cues' | 'field'>

/** Looks at every event once, in order: who crosses the line together is only known by who has crossed it. */
export class Spotter {
  readonly #page: Spotted
  #arrivals: Arrivals = noArrivals
  #sights = 0

  constructor(page: Spotted) {
    this.#page = page
  }

  spot(event: GameEvent, before: unknown, view: unknown): Sight {
    const { cues, field } = this.#page
    const [was, is] = [field?.(before), field?.(view)]
    this.#arrivals = arrivalsAfter(this.#arrivals, was, is)
    return {
      key: ++this.#sights,
      event,
      cues: cues?.(event, before, view) ?? [],
      news: raceNews(was, is, this.#arrivals),
      view,
    }
  }
}

/** The car that something happens to; undefined where it happens at no place of the board. */
export function carOf({ cues }: Pick<Sight, 'cues'>): string | undefined {
  return cues.find(({ car }) => car !== undefined)?.car
}
