/**
 * Matches that run in this browser: against bots, or on one device passed round. Rules and bots are
 * loaded when a match is started or opened, so that a page which only lists matches stays small.
 */
import { computed } from '@preact/signals'
import { browserSaves } from './local/browser-saves.ts'
import type { MatchWish } from './local/open.ts'
import type { SavedMatch } from './local/save.ts'
import { Saves } from './local/saves.ts'
import type { Session } from './session.ts'

export type { MatchWish } from './local/open.ts'
export type { LocalSitter, Save, SavedMatch } from './local/save.ts'

const saves = new Saves(browserSaves())
const listed = computed(() => {
  saves.version.value
  return { sound: saves.list(), damaged: saves.damaged() }
})
if (typeof addEventListener === 'function') addEventListener('storage', ({ key }) => saves.heard(key))

/** The matches kept here, the latest first. Read inside a component, it redraws when one changes. */
export function savedMatches(): readonly SavedMatch[] {
  return listed.value.sound
}

/** What is kept here but cannot be read any more: good only to be forgotten. */
export function damagedMatches(): readonly string[] {
  return listed.value.damaged
}

export function forgetMatch(id: string): void {
  saves.forget(id)
}

/** A kept match as it is written down; throws a `Trouble` if it cannot be read. */
export function savedMatch(id: string) {
  return saves.load(id)
}

/** Starts a match and keeps it; resolves to its id, its address is `/play/<id>`. Throws a `Trouble`. */
export async function startMatch(wish: MatchWish): Promise<string> {
  const { start } = await import('./local/open.ts')
  return start(wish, saves)
}

/** Goes on with a kept match; undefined if there is none of that id. Throws a `Trouble` if it cannot be played on. */
export async function openMatch(id: string): Promise<Session | undefined> {
  const { open } = await import('./local/open.ts')
  return open(id, saves)
}
