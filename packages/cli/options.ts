import type { AnyBox, GameEvent, Language, Meta, Words } from '@paddock/kernel'

/** An option of a game as people read of it. */
export interface OptionSheet {
  readonly name: string
  readonly label: string
  readonly help: string
  readonly default: unknown
  readonly values: readonly { readonly value: unknown; readonly label: string }[]
}

type NamedOptions = Readonly<Record<string, unknown>>

/** A game's options in the order in which it lists them. */
export function optionSheets(box: AnyBox, language: Language): OptionSheet[] {
  const meta: Meta<NamedOptions> = box.game.meta
  const words: Words<unknown, GameEvent, unknown, NamedOptions> = box.words[language]
  return Object.entries(meta.options).map(([name, spec]) => {
    const said = words.options[name]
    const values = spec.values.map((value) => ({ value, label: said?.values[`${value}`] ?? String(value) }))
    return { name, label: said?.label ?? name, help: said?.help ?? '', default: spec.default, values }
  })
}
