/** The same value always gives the same text: keys sorted, no white space, nothing but plain JSON. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, sortKeys) ?? 'undefined'
}

function sortKeys(_key: string, value: unknown): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether two plain JSON values say the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b)
}

/** An object with keys: neither null nor an array nor a bare value. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A copy through JSON: what a network, a file or a database makes of a value. */
export function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}
