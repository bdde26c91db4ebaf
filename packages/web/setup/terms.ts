import {
  type AnyBox,
  type AnyExplainedBox,
  canThink,
  hasInstinct,
  type Language,
  type Meta,
  type SetupWords,
  type SetWords,
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

export function optionSaid(box: AnyExplainedBox, name: string, language: Language): OptionSaid {
  const words: SetupWords<ChosenOptions> = box.setup[language]
  const said = words.options[name]
  return {
    label: said?.label ?? name,
    help: said?.help ?? '',
    value: (value) => said?.values[`${value}`] ?? String(value),
    about: (value) => said?.about?.[`${value}`],
  }
}

/** A ready-made set as people read of it. */
export function setSaid(box: AnyExplainedBox, name: string, language: Language): SetWords {
  return box.setup[language].sets?.[name] ?? { label: name, about: '' }
}

/** What the choices come to, in a sentence; undefined if the game says nothing of it. */
export function inShort(box: AnyExplainedBox, { chairs, options }: Setup, language: Language): string | undefined {
  const words: SetupWords<ChosenOptions> = box.setup[language]
  const seats = chairs.length
  return words.inShort?.(termsOf(box).effective?.(options, seats) ?? options, seats)
}

/** Why options of the game clash, in a sentence; undefined if the game says nothing of it. */
export function reasonSaid(box: AnyExplainedBox, why: string, language: Language): string | undefined {
  return box.setup[language].clashes?.[why]
}
