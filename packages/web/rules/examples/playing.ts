import type { GameEvent, Seat } from '@paddock/kernel'
import type { AnyRulesExample, AnyTable } from '@paddock/page-kit/rules-example.ts'

/** Something that happened, with the views that it led from and to. */
export interface Happened {
  readonly event: GameEvent
  readonly before: unknown
  readonly after: unknown
}

/** An example as it stands after some of its steps, or after something else was tried. */
export interface Played {
  readonly table: AnyTable
  readonly viewer: Seat
  readonly view: unknown
  /** What the viewer may choose now; empty if somebody else is asked. */
  readonly choices: readonly unknown[]
  /** What happened in the last of them. */
  readonly happened: readonly Happened[]
}

/**
 * Plays an example up to a step, and from there what was tried instead of the next one. It begins anew every time: the
 * same things done at the same table lead to the same end.
 */
export function playedTo(example: AnyRulesExample, steps: number, tried: readonly unknown[] = []): Played {
  const { viewer = 0 } = example
  const table = example.arrange()
  let happened: readonly Happened[] = []
  for (const step of example.steps.slice(0, steps)) happened = watched(table, viewer, () => step.does(table))
  for (const action of tried) happened = watched(table, viewer, () => decide(example, table, action))
  return { table, viewer, view: table.view(viewer), choices: choicesOf(table, viewer), happened }
}

/** The nearest step, not after this one, before which the viewer has something to decide; undefined if there is none. */
export function lastAsked(example: AnyRulesExample, from: number): number | undefined {
  for (let step = Math.min(from, example.steps.length - 1); step >= 0; step--) {
    if (isTryable(example, step)) return step
  }
  return undefined
}

function isTryable(example: AnyRulesExample, step: number): boolean {
  const { table, choices } = playedTo(example, step)
  return choices.length > 1 && (table.pending.length === 1 || example.others !== undefined)
}

function decide({ viewer = 0, others }: AnyRulesExample, table: AnyTable, action: unknown): unknown {
  const rest = [...(others?.(table) ?? [])]
  return table.decide(...table.pending.map((seat) => (seat === viewer ? action : rest.shift())))
}

function choicesOf(table: AnyTable, viewer: Seat): readonly unknown[] {
  return table.pending.includes(viewer) ? table.choices(viewer) : []
}

function watched(table: AnyTable, viewer: Seat, doing: () => void): readonly Happened[] {
  let before = table.view(viewer)
  return table.watched(viewer, doing).map(({ event, view }) => {
    const happened = { event, before, after: view }
    before = view
    return happened
  })
}
