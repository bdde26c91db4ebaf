import type { AnyExplainedBox, Language, Meta, SetupWords } from '@paddock/kernel'

/** An option of a game as people read of it. */
export interface OptionSheet {
  readonly name: string
  readonly label: string
  readonly help: string
  readonly default: unknown
  readonly values: readonly ValueSheet[]
}

/** One of the values an option may take; `about` is said of those that need explaining. */
export interface ValueSheet {
  readonly value: unknown
  readonly label: string
  readonly about?: string
}

/** Values of two options, or more, that do not go together, and the reason in a sentence. */
export interface ClashSheet {
  readonly why: string
  readonly reason: string
  readonly one: NamedOptions
  readonly other: NamedOptions
}

type NamedOptions = Readonly<Record<string, unknown>>

/** A game's options in the order in which it lists them. */
export function optionSheets(box: AnyExplainedBox, language: Language): OptionSheet[] {
  const meta: Meta<NamedOptions> = box.game.meta
  const words: SetupWords<NamedOptions> = box.setup[language]
  return Object.entries(meta.options).map(([name, spec]) => {
    const said = words.options[name]
    const values = spec.values.map((value) => {
      const about = said?.about?.[`${value}`]
      return { value, label: said?.values[`${value}`] ?? String(value), ...(about !== undefined && { about }) }
    })
    return { name, label: said?.label ?? name, help: said?.help ?? '', default: spec.default, values }
  })
}

/** What does not go together, in the order in which the game lists it. */
export function clashSheets(box: AnyExplainedBox, language: Language): ClashSheet[] {
  const { clashes = [] }: Meta<NamedOptions> = box.game.meta
  return clashes.map(({ why, one, other }) => ({ why, reason: reasonOf(box, why, language), one, other }))
}

/** Why options clash, in a sentence. */
export function reasonOf(box: AnyExplainedBox, why: string, language: Language): string {
  return box.setup[language].clashes?.[why] ?? why
}
