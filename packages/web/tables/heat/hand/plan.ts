/** What a play, a boost or a slipstream would bring, summed up for whoever decides. */
import { type CornerAhead, circuitCalled, finishOf, nextCorner, type Outcome, type View } from '@paddock/games/heat'

/** Where a car ends: so many spaces before the line of a corner or the finish, or past the finish. */
export interface End {
  readonly before: string | 'finish'
  /** 1 is right before the line; at the finish, 0 and less are past it. */
  readonly spaces: number
}

/** A corner that is crossed in some of the cases or in all of them. */
export interface CrossedCorner {
  readonly letter: string
  readonly limit: number
  /** From 0 to 1. */
  readonly chance: number
  /** What it costs where it is crossed. */
  readonly least: number
  readonly most: number
}

export interface SpinOut {
  readonly letter: string
  readonly chance: number
}

export interface Plan {
  readonly outcomes: readonly Outcome[]
  readonly slowest: number
  readonly fastest: number
  /** Where the slowest and the fastest of them end. */
  readonly ends: readonly [End, End]
  /** Spaces that are lost at most because both spots are taken. */
  readonly lost: number
  readonly corners: readonly CrossedCorner[]
  /** The Heat of all corners together, in the cases that are not a spin-out. */
  readonly least: number
  readonly most: number
  readonly spinOuts: readonly SpinOut[]
  /** The Heat there is to pay with. */
  readonly engine: number
}

/** A plan of all that may come; `start` is where the last movement begins, `sped` what it adds to the speed. */
export function planOf(view: View, outcomes: readonly Outcome[], engine: number, lost: number): Plan {
  const paid = outcomes.filter(({ spinsOutAt }) => !spinsOutAt).map(({ heat }) => heat)
  const speeds = outcomes.map(({ speed }) => speed)
  const [first, last] = [outcomes[0], outcomes.at(-1)]
  return {
    outcomes,
    slowest: Math.min(...speeds),
    fastest: Math.max(...speeds),
    ends: [endAt(view, first?.landing.progress ?? 0), endAt(view, last?.landing.progress ?? 0)],
    lost,
    corners: crossed(outcomes),
    least: paid.length === 0 ? 0 : Math.min(...paid),
    most: paid.length === 0 ? 0 : Math.max(...paid),
    spinOuts: spinOuts(outcomes),
    engine,
  }
}

export function endAt(view: View, progress: number): End {
  const finish = finishOf(view)
  const next = nextCorner(circuitCalled(view.options.circuit), progress, finish)
  return next
    ? { before: next.corner.letter, spaces: next.line - progress }
    : { before: 'finish', spaces: finish - progress }
}

/** How likely a spin-out is, wherever it would be. */
export function riskOf({ spinOuts }: Plan): number {
  return spinOuts.reduce((sum, { chance }) => sum + chance, 0)
}

function crossed(outcomes: readonly Outcome[]): CrossedCorner[] {
  const byLine = new Map<number, CrossedCorner>()
  for (const { corners, chance } of outcomes) {
    for (const { corner, line, cost } of corners) {
      const known = byLine.get(line)
      byLine.set(line, {
        letter: corner.letter,
        limit: corner.limit,
        chance: (known?.chance ?? 0) + chance,
        least: Math.min(known?.least ?? cost, cost),
        most: Math.max(known?.most ?? cost, cost),
      })
    }
  }
  return [...byLine].sort(([a], [b]) => a - b).map(([, corner]) => corner)
}

function spinOuts(outcomes: readonly Outcome[]): SpinOut[] {
  const byLine = new Map<number, SpinOut>()
  for (const { spinsOutAt, chance } of outcomes) {
    if (!spinsOutAt) continue
    const { line, corner }: CornerAhead = spinsOutAt
    byLine.set(line, { letter: corner.letter, chance: (byLine.get(line)?.chance ?? 0) + chance })
  }
  return [...byLine].sort(([a], [b]) => a - b).map(([, spin]) => spin)
}
