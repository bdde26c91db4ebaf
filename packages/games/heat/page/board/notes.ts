import type { TracksideNote } from '@paddock/board'
import type { Language } from '@paddock/kernel'
import type { Outcome } from '../../prospects/outcome.ts'
import { rangeOf } from '../../prospects/range.ts'
import { text } from '../text/index.ts'

/** What one corner does to a car at one speed. */
interface Passing {
  readonly speed: number
  readonly cost: number
  readonly spins: boolean
}

/** Beside every corner that may be crossed, what it costs; where the speed is not sure, speed by speed. */
export function cornerNotes(outcomes: readonly Outcome[], language: Language): TracksideNote[] {
  const passings = new Map<number, Passing[]>()
  for (const { speed, corners, spinsOutAt } of outcomes) {
    for (const { line, cost } of corners) {
      const passing = { speed, cost, spins: spinsOutAt?.line === line }
      passings.set(line, [...(passings.get(line) ?? []), passing])
    }
  }
  const isSure = outcomes.length === 1
  return Array.from(passings, ([line, all]) => ({
    // The line lies before the space it is named by.
    along: line - 1,
    lines: linesOf(all, isSure, language),
    grave: all.some(({ spins }) => spins),
  })).filter(({ lines }) => lines.length > 0)
}

function linesOf(passings: readonly Passing[], isSure: boolean, language: Language): string[] {
  const words = text[language]
  const paid = passings.filter(({ cost, spins }) => cost > 0 && !spins)
  const spun = passings.filter(({ spins }) => spins)
  const speeds = (of: readonly Passing[]) => [of[0]?.speed ?? 0, of.at(-1)?.speed ?? 0] as const
  const lines: string[] = []
  if (isSure && paid.length + spun.length === 0) lines.push(words.free)
  if (paid.length > 0) {
    const { least, most } = rangeOf(paid.map(({ cost }) => cost))
    const bill = words.heatCost(least, most)
    lines.push(isSure ? bill : words.atSpeed(...speeds(paid), bill))
  }
  if (spun.length > 0) lines.push(isSure ? words.spinOut : words.atSpeed(...speeds(spun), words.spinOut))
  return lines
}
