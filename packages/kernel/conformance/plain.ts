import { isObject } from '../json.ts'

/** Nothing but objects, lists, texts, truth values, null and finite numbers. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (Array.isArray(value)) return Array.from(value, isPlain).every(Boolean)
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(isPlain)
}

/** The same with the keys of every object in the opposite order. */
export function keysReversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysReversed)
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, keysReversed(inner)] as const)
  return Object.fromEntries(entries.reverse())
}

/** Whoever writes into a frozen value, or into what it shares, fails. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const inner of Object.values(value)) frozen(inner)
  }
  return value
}

/** Whether something wrote into a frozen value on the way. Other failures are not caught. */
export function writesIntoFrozen(attempt: () => void): boolean {
  try {
    attempt()
    return false
  } catch (error) {
    if (error instanceof TypeError) return true
    throw error
  }
}

/** The bare values inside, in a fixed order. */
export function leaves(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  return Object.values(value).flatMap(leaves)
}
