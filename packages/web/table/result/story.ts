import {
  type AnyBox,
  type GameEvent,
  Match,
  type MatchRecord,
  patched,
  type Seat,
  takenBack,
  type Viewer,
} from '@paddock/kernel'
import type { Field } from '@paddock/page-kit/field.ts'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import type { ToldStep } from '@paddock/page-kit/game-result.ts'
import { carryOut } from '../../session/steps.ts'

/** How the cars stood at the end of a round, the first one first; before the first round, on the grid. */
export interface RoundStory {
  /** From 1; 0 is the grid. */
  readonly round: number
  /** The last entry of the round. */
  readonly entry: number
  readonly order: readonly string[]
}

/** A car that came to lead the field. */
export interface Lead {
  readonly car: string
  readonly round: number
  readonly entry: number
}

export interface RaceStory {
  readonly race: number
  readonly rounds: readonly RoundStory[]
  readonly leads: readonly Lead[]
  /** Whose each car was; none of those that nobody owned or the game drove. */
  readonly owner: ReadonlyMap<string, Seat>
  /** Which end of the field the race was about. */
  readonly decides: Field['decides']
}

/** A match that is over: what was told of it, and how the cars stood round by round. */
export interface MatchStory {
  readonly steps: readonly ToldStep<GameEvent>[]
  readonly races: readonly RaceStory[]
}

/** Plays the record once more and looks on, event by event. What was taken back is left out. */
export function storyOf(
  box: AnyBox,
  page: Pick<AnyGamePage, 'field'>,
  record: MatchRecord,
  viewer: Viewer,
): MatchStory {
  const back = takenBack(record.entries)
  const match = Match.start(box.game, record)
  const races = new Races()
  const steps = [{ entry: 0, events: match.told(match.opening, viewer) }]
  let view: unknown = match.view(viewer).view
  races.look(page.field?.(view), 0)
  for (const made of record.entries) {
    const { entry, events } = carryOut(match, made)
    if (back.has(entry)) {
      view = match.view(viewer).view
      continue
    }
    steps.push({ entry, events: match.told(events, viewer) })
    for (const { patch } of match.frames([viewer])[0] ?? []) {
      view = patched(view, patch)
      races.look(page.field?.(view), entry)
    }
  }
  return { steps, races: races.told() }
}

interface RaceSoFar extends Pick<RaceStory, 'race' | 'owner' | 'decides'> {
  readonly grid: RoundStory
  readonly rounds: Map<number, RoundStory>
  readonly leads: Lead[]
}

/** The races of a match while it is looked on. */
class Races {
  readonly #races: RaceSoFar[] = []

  look(field: Field | undefined, entry: number): void {
    if (!field || field.cars.length === 0) return
    const { race, round } = field
    const order = field.cars.map(({ car }) => car)
    const known = this.#races.at(-1)
    const now = known?.race === race ? known : this.#begin(field, { round: 0, entry, order })
    if (round > 0) now.rounds.set(round, { round, entry, order })
    const [car] = order
    if (car !== undefined && now.leads.at(-1)?.car !== car) now.leads.push({ car, round, entry })
  }

  told(): RaceStory[] {
    return this.#races.map(({ grid, rounds, ...race }) => ({ ...race, rounds: [grid, ...rounds.values()] }))
  }

  #begin({ race, decides, cars }: Field, grid: RoundStory): RaceSoFar {
    const owner = new Map(cars.flatMap(({ car, seat }) => (seat === undefined ? [] : [[car, seat]])))
    const begun: RaceSoFar = { race, decides, owner, grid, rounds: new Map(), leads: [] }
    this.#races.push(begun)
    return begun
  }
}
