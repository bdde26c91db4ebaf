/** Choices that are typed sign by sign: the cards to play in any order, or an amount from left to right. */
import type { AnyGameTerminal, AnyView, Spelled } from '@paddock/terminal-kit/game-terminal.ts'

/** The signs of every choice; undefined if choices go by their numbers. */
export function signsOf(
  terminal: AnyGameTerminal,
  choices: readonly unknown[],
  view: AnyView,
): readonly Spelled[] | undefined {
  const signs = choices.map((action) => terminal.spelled?.(action, view))
  return signs.some((each) => each !== undefined) ? signs : undefined
}

/** What stands before a choice. */
export function signShown(signs: Spelled): string {
  return typeof signs === 'string' ? signs : (signs?.[0] ?? '')
}

/**
 * The choices that hold all that was typed, the shortest first; those without signs are last. As long as
 * nothing is typed, amounts stay in their order.
 */
export function fitting(signs: readonly Spelled[], typed: string): number[] {
  const lengths = signs.map((each) => lengthOf(each, typed))
  return [...signs.keys()]
    .filter((index) => lengths[index] !== undefined)
    .sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0))
}

/** How long the shortest way is to write a choice that goes on from what was typed; undefined if there is none. */
function lengthOf(signs: Spelled, typed: string): number | undefined {
  if (signs === undefined) return typed === '' ? Number.MAX_SAFE_INTEGER : undefined
  if (typeof signs === 'string') return holds(signs, typed) ? signs.length : undefined
  if (typed === '') return 0
  const ways = signs.filter((way) => way.startsWith(typed))
  return ways.length > 0 ? Math.min(...ways.map((way) => way.length)) : undefined
}

/** What is typed with one more key: it goes on, or begins anew where nothing goes on so; undefined if it fits nowhere. */
export function typedWith(signs: readonly Spelled[], typed: string, key: string): string | undefined {
  if (key === 'backspace') return typed.slice(0, -1)
  if (key.length > 1) return undefined
  const sign = key.toLowerCase()
  return [typed + sign, sign].find((longer) => fitting(signs, longer).length > 0)
}

/** Whether a single key says it all, so that nothing is left to wait for. */
export function isOneKey(signs: readonly Spelled[]): boolean {
  return signs.every((each) => signShown(each).length <= 1)
}

/** Whether amounts are typed, of which there may be very many. */
export function areAmounts(signs: readonly Spelled[] | undefined): boolean {
  return signs?.some((each) => typeof each === 'object') ?? false
}

/** Whether this key begins an amount, whatever it means elsewhere: + and − of a distance. */
export function beginsAmount(signs: readonly Spelled[] | undefined, key: string): boolean {
  return signs?.some((each) => typeof each === 'object' && each.some((way) => way.startsWith(key))) ?? false
}

function holds(signs: string, typed: string): boolean {
  const left = [...signs]
  for (const sign of typed) {
    const place = left.indexOf(sign)
    if (place < 0) return false
    left.splice(place, 1)
  }
  return true
}
