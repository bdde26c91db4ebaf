import type { AnyBox, GameEvent, Language, Words } from '@paddock/kernel'
import type { ChosenOptions, Frame, OptionFrame } from './setup.ts'

/** Options that have to do with the same thing. */
export interface Group {
  readonly title: string
  readonly options: readonly OptionFrame[]
}

/** Undefined where a game does not group its options: it has few. */
export function groupsOf(box: AnyBox, frame: Frame, language: Language): Group[] | undefined {
  const { groups }: Words<unknown, GameEvent, unknown, ChosenOptions> = box.words[language]
  if (!groups) return undefined
  const titles = [...new Set(frame.options.map(({ name }) => groups[name] ?? ''))]
  return titles.map((title) => ({ title, options: frame.options.filter(({ name }) => groups[name] === title) }))
}
