import {
  type AnyBox,
  canThink,
  type GameEvent,
  hasInstinct,
  type Language,
  type Meta,
  type SetWords,
  type Words,
} from '@paddock/kernel'
import type { ChosenOptions, Setup, SetupTerms } from './setup.ts'

/** What a game lays down for its set-ups. */
export function termsOf(box: AnyBox): SetupTerms {
  const meta: Meta<ChosenOptions> = box.game.meta
  return {
    seats: meta.seats,
    options: Object.entries(meta.options).map(([name, { values, default: usual }]) => ({ name, values, usual })),
    clashes: meta.clashes ?? [],
    bots: hasInstinct(box) || canThink(box) ? ['instinct', 'random'] : ['random'],
    sets: meta.sets ?? [],
    effective: (chosen, seats) => ({ ...chosen, ...meta.effective?.(chosen, seats) }),
  }
}

/** An option as people read of it: what it is called, what it does, what its values are called. */
export interface OptionSaid {
  readonly label: string
  readonly help: string
  value(value: unknown): string
  /** What a value means, where its name does not say it. */
  about(value: unknown): string | undefined
}

export function optionSaid(box: AnyBox, name: string, language: Language): OptionSaid {
  const words: Words<unknown, GameEvent, unknown, ChosenOptions> = box.words[language]
  const said = words.options[name]
  return {
    label: said?.label ?? name,
    help: said?.help ?? '',
    value: (value) => said?.values[`${value}`] ?? String(value),
    about: (value) => said?.about?.[`${value}`],
  }
}

/** A ready-made set as people read of it. */
export function setSaid(box: AnyBox, name: string, language: Language): SetWords {
  return box.words[language].sets?.[name] ?? { label: name, about: '' }
}

/** What the choices come to, in a sentence; undefined if the game says nothing of it. */
export function inShort(box: AnyBox, { chairs, options }: Setup, language: Language): string | undefined {
  const words: Words<unknown, GameEvent, unknown, ChosenOptions> = box.words[language]
  const seats = chairs.length
  return words.inShort?.(termsOf(box).effective?.(options, seats) ?? options, seats)
}

/** Why options of the game clash, in a sentence; undefined if the game says nothing of it. */
export function reasonSaid(box: AnyBox, why: string, language: Language): string | undefined {
  return box.words[language].clashes?.[why]
}
