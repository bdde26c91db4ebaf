import { type AnyBox, type GameEvent, hasInstinct, type Language, type Meta, type Words } from '@paddock/kernel'
import type { Frame } from './setup.ts'

type NamedOptions = Readonly<Record<string, unknown>>

/** What a game lays down for its set-ups. */
export function frameOf(box: AnyBox): Frame {
  const meta: Meta<NamedOptions> = box.game.meta
  return {
    seats: meta.seats,
    options: Object.entries(meta.options).map(([name, { values, default: usual }]) => ({ name, values, usual })),
    bots: hasInstinct(box) ? ['instinct', 'random'] : ['random'],
  }
}

/** An option as people read of it: what it is called, what it does, what its values are called. */
export interface OptionSaid {
  readonly label: string
  readonly help: string
  value(value: unknown): string
}

export function optionSaid(box: AnyBox, name: string, language: Language): OptionSaid {
  const words: Words<unknown, GameEvent, unknown, NamedOptions> = box.words[language]
  const said = words.options[name]
  return {
    label: said?.label ?? name,
    help: said?.help ?? '',
    value: (value) => said?.values[`${value}`] ?? String(value),
  }
}
