/** Choices that are typed sign by sign, in any order, such as the cards to play. */
import type { AnyBoard } from './boards/board.ts'

/** The signs of every choice; undefined if choices go by their numbers. */
export function signsOf(board: AnyBoard, choices: readonly unknown[]): readonly (string | undefined)[] | undefined {
  const signs = choices.map((action) => board.spelled?.(action))
  return signs.some((each) => each !== undefined) ? signs : undefined
}

/** The choices that hold all that was typed, the shortest first; those without signs are last. */
export function fitting(signs: readonly (string | undefined)[], typed: string): number[] {
  const lengths = signs.map((each) => each?.length ?? Number.MAX_SAFE_INTEGER)
  return [...signs.keys()]
    .filter((index) => holds(signs[index] ?? '', typed))
    .sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0))
}

/** What is typed with one more key: it goes on, or begins anew where nothing goes on so; undefined if it fits nowhere. */
export function typedWith(signs: readonly (string | undefined)[], typed: string, key: string): string | undefined {
  if (key === 'backspace') return typed.slice(0, -1)
  if (key.length > 1) return undefined
  const sign = key.toLowerCase()
  return [typed + sign, sign].find((longer) => fitting(signs, longer).length > 0)
}

/** Whether a single key says it all, so that nothing is left to wait for. */
export function isOneKey(signs: readonly (string | undefined)[]): boolean {
  return signs.every((each = '') => each.length <= 1)
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
