import { defaultOptions, type Language, Rng } from '@paddock/kernel'
import type { Deciding } from '@paddock/page-kit/game-page.ts'
import type { Action } from '../../../rules/action.ts'
import { type CardName, cardCalled } from '../../../rules/cards.ts'
import type { Event } from '../../../rules/event.ts'
import { heat as heatGame } from '../../../rules/game.ts'
import type { Options } from '../../../rules/options.ts'
import type { State } from '../../../rules/state.ts'
import type { View } from '../../../rules/view.ts'

interface Arranged {
  readonly seats?: number
  readonly options?: Partial<Options>
  readonly hand?: readonly CardName[]
  readonly language?: Language
  change?(state: State): void
}

/** What seat 0 is asked at a table arranged by hand; it starts from the game's own set-up, in the first round. */
export function arranged({
  seats = 2,
  options = {},
  hand,
  language = 'en',
  change,
}: Arranged): Deciding<View, Action, Event> {
  const state = heatGame.setup(
    seats,
    { ...defaultOptions(heatGame.meta), ...options },
    Rng.fromSeed('arranged'),
    () => {},
  )
  if (hand) state.hands[0] = cards(...hand)
  change?.(state)
  const view = heatGame.view(state, 0)
  const choices = heatGame.choices(state, 0)
  const foreseen = choices.map(() => [])
  return {
    view,
    viewer: 0,
    language,
    name: (seat) => `seat ${seat}`,
    seat: 0,
    choices,
    foreseen,
    prospect: () => ({ certain: [] }),
  }
}

export function cards(...names: CardName[]): number[] {
  return names.map(cardCalled)
}

/** The gear is set, and cards are to be played. */
export function inGear(gear: number, space: number, engine: number): (state: State) => void {
  return (state) => {
    state.phase = 'play'
    state.progress[0] = space
    state.gear[0] = gear
    state.gearBefore[0] = gear
    state.engine[0] = engine
  }
}

/** It is seat 0's turn: the car has come from one space to another at this speed. */
export function onTheWay(
  phase: 'react' | 'slipstream' | 'discard',
  way: { from: number; to: number; speed: number },
): (state: State) => void {
  return (state) => {
    state.phase = phase
    state.order = [0, 1]
    state.turn = 0
    state.from = way.from
    state.progress[0] = way.to
    state.speed = way.speed
  }
}
