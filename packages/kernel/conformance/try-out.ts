import type { GameEvent, Viewer } from '../game.ts'
import { canonical } from '../json.ts'
import { Rng } from '../rng.ts'
import type { Juncture } from './law.ts'

/** What came of some moves: the state after them, and what happened. */
export interface TriedOut {
  readonly state: unknown
  readonly events: readonly GameEvent[]
  /** Whether the rules drew random numbers. */
  readonly drew: boolean
}

/** Carries out moves on a copy, with random numbers as the match would draw them next. */
export function tryOut(
  { box, rng }: Juncture,
  state: unknown,
  moves: readonly unknown[],
  watch: (event: GameEvent, now: unknown) => void = () => {},
): TriedOut {
  const after = box.game.clone(state)
  const copy = Rng.fromState(rng)
  const events: GameEvent[] = []
  box.game.apply(after, moves, copy, (event) => {
    events.push(event)
    watch(event, after)
  })
  return { state: after, events, drew: copy.draws !== rng.draws }
}

/** A random legal action of each pending seat; undefined at the end and in a dead end. */
export function randomMoves({ box, state, dice }: Juncture): unknown[] | undefined {
  const moves: unknown[] = []
  for (const seat of box.game.pending(state)) {
    const choices = box.game.choices(state, seat)
    if (choices.length === 0) return undefined
    moves.push(dice.pick(choices))
  }
  return moves.length > 0 ? moves : undefined
}

/** What a viewer hears of an outcome, as text that can be compared. */
export function heard({ box }: Juncture, events: readonly GameEvent[], viewer: Viewer): string {
  return canonical(events.map((event) => box.game.redact(event, viewer) ?? null))
}

/** What a viewer sees, as text that can be compared. */
export function seen({ box }: Juncture, state: unknown, viewer: Viewer): string {
  return canonical(box.game.view(state, viewer))
}
