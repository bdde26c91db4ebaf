import type { CarLook } from '@paddock/board'
import type { AnyBox, Language, Name } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import type { JournalStep } from '../../session/session.ts'
import { text } from '../text/index.ts'

/** One line of the journal. */
export interface JournalLine {
  /** Unique within a journal, and the same however long it grows. */
  readonly key: string
  readonly entry: number
  readonly said: string
  readonly isGreat: boolean
  /** Whose sign it bears. */
  readonly look: CarLook | undefined
}

export interface Telling {
  readonly box: AnyBox
  readonly page: Pick<AnyGamePage, 'telling' | 'about' | 'look'>
  readonly language: Language
  readonly name: Name
  /** How many seats there are, to tell rivals from them. */
  readonly seats?: number
}

/** Lines of steps that were told before, in the same words. */
export type KnownLines = WeakMap<JournalStep, JournalLine[]>

/** What is told of some steps, in words. That someone has decided in secret is news only until it is shown. */
export function linesOf(
  steps: readonly JournalStep[],
  telling: Telling,
  known: KnownLines = new WeakMap(),
): JournalLine[] {
  const shown = steps.findLastIndex(({ outcome }) => outcome === 'applied')
  return steps.flatMap((step, index) => {
    if (step.outcome === 'sealed' && index < shown) return []
    const lines = known.get(step) ?? stepLines(step, telling)
    known.set(step, lines)
    return lines
  })
}

function stepLines(step: JournalStep, { box, page, language, name, seats }: Telling): JournalLine[] {
  const { entry, seat, outcome, events } = step
  if (outcome !== 'applied' && seat !== undefined) {
    const said = text[language][outcome](name(seat))
    return [{ key: `${entry}`, entry, said, isGreat: false, look: page.look(seat) }]
  }
  return events.flatMap((event, index) => {
    const how = page.telling(event)
    if (how === 'silent') return []
    const said = box.words[language].event(event, name, seats)
    return { key: `${entry}.${index}`, entry, said, isGreat: how === 'great', look: page.about(event) }
  })
}

/** What is just happening, of what one step tells: something great, or else what began whatever its last line is about. */
export function happening(lines: readonly JournalLine[]): JournalLine | undefined {
  const great = lines.findLast(({ isGreat }) => isGreat)
  if (great) return great
  const last = lines.at(-1)
  const other = lines.findLastIndex(
    ({ look }) => look?.colour !== last?.look?.colour || look?.number !== last?.look?.number,
  )
  return lines[other + 1]
}

/** What is just happening, by the latest of some steps that tells anything. */
export function newsIn(steps: readonly JournalStep[], telling: Telling): JournalLine | undefined {
  for (const step of steps.toReversed()) {
    const news = happening(linesOf([step], telling))
    if (news) return news
  }
  return undefined
}

/** The lines after one that may be gone since: that someone has decided in secret is told only until it is shown. */
export function linesAfter(said: JournalLine | undefined, lines: readonly JournalLine[]): readonly JournalLine[] {
  if (!said) return lines
  const place = lines.findIndex(({ key }) => key === said.key)
  return place < 0 ? lines.filter(({ entry }) => entry > said.entry) : lines.slice(place + 1)
}

/** The entry after which the last few lines come. */
export function entryBefore(lines: readonly JournalLine[], count: number): number {
  return lines.at(-count - 1)?.entry ?? 0
}
