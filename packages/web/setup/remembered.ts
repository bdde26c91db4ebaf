import { isObject } from '@paddock/kernel'
import type { BrowserStorage } from '@paddock/page-kit/browser-storage.ts'
import { keyOf } from './kept-setup.ts'
import { problemsOf } from './problems.ts'
import type { Chair, Setup, SetupKind, SetupTerms } from './setup.ts'

/** The set-up last used for a game, so that the next race starts the way this person likes it. */
export function rememberSetup(storage: BrowserStorage, kind: SetupKind, game: string, setup: Setup): void {
  storage.setItem(keyOf(kind, game), JSON.stringify(setup))
}

/** Undefined if there is none, or if the game has changed so that it no longer fits. */
export function rememberedSetup(
  storage: BrowserStorage,
  kind: SetupKind,
  game: string,
  terms: SetupTerms,
): Setup | undefined {
  const setup = readSetup(storage.getItem(keyOf(kind, game)) ?? '', terms)
  return setup && problemsOf(setup, kind, terms).length === 0 ? setup : undefined
}

function readSetup(text: string, terms: SetupTerms): Setup | undefined {
  const value = parsed(text)
  if (!isObject(value) || !Array.isArray(value.chairs) || !isObject(value.options)) return undefined
  const chairs = value.chairs.flatMap((chair) => readChair(chair, terms) ?? [])
  const { min, max } = terms.seats
  if (chairs.length !== value.chairs.length || chairs.length < min || chairs.length > max) return undefined
  const kept = value.options
  const options = terms.options.map(({ name, values, usual }) => [
    name,
    values.includes(kept[name]) ? kept[name] : usual,
  ])
  return { chairs, options: Object.fromEntries(options) }
}

function readChair(value: unknown, { bots }: SetupTerms): Chair | undefined {
  if (!isObject(value)) return undefined
  const { kind, name, bot } = value
  if (kind === 'open') return { kind }
  if (kind === 'person' && typeof name === 'string') return { kind, name }
  if (kind === 'bot' && typeof bot === 'string' && bots.includes(bot)) return { kind, bot }
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
