import type { BoardCar, CarMove } from '@paddock/board'
import { type AnyBox, type AnyMatch, hasInstinct, type Language, Match, patched, Rng, type Seat } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import type { Circuit } from '@paddock/racing/circuit'

/** What is seen of a race: where the cars stand, and how they got there from where they stood. */
export interface RaceScene {
  /** Undefined where the game has no drawn circuit. */
  readonly circuit: Circuit | undefined
  cars(language: Language): readonly BoardCar[]
  readonly moves: readonly CarMove[]
}

/** A real match between bots, a decision at a time, as a spectator sees it. After the last one comes the next match. */
export class BotsRace {
  readonly #box: AnyBox
  readonly #page: AnyGamePage
  #match: AnyMatch
  #rng: Rng

  constructor(box: AnyBox, page: AnyGamePage, seed?: string) {
    this.#box = box
    this.#page = page
    this.#match = this.#start(seed)
    this.#rng = Rng.fromSeed(`${this.#match.seed} bots`)
  }

  get over(): boolean {
    return this.#match.pending.length === 0
  }

  scene(moves: readonly CarMove[] = []): RaceScene {
    const { view } = this.#match.view('spectator')
    return { circuit: this.#page.circuit(view), cars: (language) => this.#cars(view, language), moves }
  }

  #cars(view: unknown, language: Language): BoardCar[] {
    const name = (seat: Seat) => this.#box.words[language].seat(seat)
    // Nobody is asked to move here, so no car is marked.
    return this.#page.cars({ view, viewer: 'spectator', language, name }).map(({ mark: _, ...car }) => car)
  }

  /** The next decision, all bots' if several decide in secret. */
  step(): RaceScene {
    if (this.over) {
      this.#match = this.#start()
      return this.scene()
    }
    let { view } = this.#match.view('spectator')
    const moves: CarMove[] = []
    for (const seat of this.#match.pending) {
      this.#match.act(seat, this.#choice(seat))
      for (const { event, patch } of this.#match.frames(['spectator'])[0] ?? []) {
        const before = view
        view = patched(before, patch)
        if (event) moves.push(...this.#page.motion(event, before, view))
      }
    }
    return this.scene(moves)
  }

  #choice(seat: Seat): unknown {
    const { view, choices } = this.#match.view(seat)
    return hasInstinct(this.#box) ? this.#box.instinct(view, seat, choices, this.#rng) : this.#rng.pick(choices)
  }

  #start(seed?: string): AnyMatch {
    const { game } = this.#box
    return Match.start(game, { seats: game.meta.seats.max, ...(seed === undefined ? {} : { seed }) })
  }
}
