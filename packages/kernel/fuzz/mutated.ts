/** A plain value, somewhere changed: what a broken, an old or an ill-meant client may send instead of it. */
import { isObject } from '../json.ts'
import type { Rng } from '../rng.ts'
import { junk, oneOf, troublesomeNames } from './junk.ts'

export interface Mutating {
  readonly rng: Rng
  /** Whether what comes out must be such that JSON can carry it. */
  readonly isJson: boolean
  /** Values of the same kind, whose parts may be mixed in. */
  readonly others?: readonly unknown[]
}

/** The value with one thing changed, most often deep inside; the original stays as it is. */
export function mutated(value: unknown, mutating: Mutating): unknown {
  const { rng } = mutating
  if (Array.isArray(value) && value.length > 0 && rng.int(4) > 0) {
    const place = rng.int(value.length)
    return value.map((inner, index) => (index === place ? mutated(inner, mutating) : inner))
  }
  if (isObject(value)) {
    const names = Object.keys(value)
    if (names.length > 0 && rng.int(3) > 0) {
      const name = rng.pick(names)
      return { ...value, [name]: mutated(value[name], mutating) }
    }
  }
  return changed(value, mutating)
}

function changed(value: unknown, mutating: Mutating): unknown {
  const { rng, isJson, others = [] } = mutating
  const way = rng.int(10)
  if (way === 0) return junk(rng, isJson)
  if (way === 1) return rng.int(2) === 0 ? [value] : { value }
  if (way === 2 && others.length > 0) return oneOf(rng, others)
  if (Array.isArray(value)) return changedList(value, mutating)
  if (isObject(value)) return changedObject(value, mutating)
  if (typeof value === 'number') return oneOf(rng, [value + 1, value - 1, -value, value + 0.5, value * 1e9, `${value}`])
  if (typeof value === 'string') {
    return oneOf(rng, [`${value} `, value.slice(1), value.toUpperCase(), [...value], value.length, `${value}\u0000`])
  }
  if (typeof value === 'boolean') return oneOf(rng, [!value, `${value}`, Number(value), null])
  return junk(rng, isJson)
}

function changedList(list: readonly unknown[], { rng, isJson }: Mutating): unknown {
  switch (rng.int(6)) {
    case 0:
      return [...list, junk(rng, isJson)]
    case 1:
      return list.slice(1)
    case 2:
      return list.toReversed()
    case 3:
      return [...list, ...list]
    case 4:
      return { ...list }
    default:
      return isJson ? list.slice(0, -1) : Object.assign(new Array(list.length + 1), list)
  }
}

function changedObject(object: Readonly<Record<string, unknown>>, mutating: Mutating): unknown {
  const { rng, isJson, others = [] } = mutating
  const entries = Object.entries(object)
  const place = rng.int(Math.max(1, entries.length))
  switch (rng.int(7)) {
    case 0:
      return Object.fromEntries(entries.filter((_, index) => index !== place))
    case 1:
      return Object.fromEntries([...entries, [rng.pick(troublesomeNames), junk(rng, isJson)]])
    case 2:
      return Object.fromEntries(entries.map(([name, inner], index) => [index === place ? `${name}s` : name, inner]))
    case 3:
      // The same said in another order: still the same.
      return Object.fromEntries(entries.toReversed())
    case 4:
      return entries
    case 5:
      return isJson ? { ...object, extra: null } : { ...object, extra: undefined }
    default: {
      const other = others.length > 0 ? oneOf(rng, others) : undefined
      return isObject(other) ? { ...object, ...other } : JSON.stringify(object)
    }
  }
}
