/** The same value always gives the same text: keys sorted, no white space, nothing but plain JSON. */
export function canonical(value: unknown): string {
  // Sorted beforehand: asking a function at every value makes JSON.stringify several times slower.
  return JSON.stringify(keysInOrder(value)) ?? 'undefined'
}

function keysInOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(holdsOthers) ? value.map(keysInOrder) : value
  if (!isObject(value)) return value
  const names = Object.keys(value).sort()
  return Object.fromEntries(names.map((name) => [name, keysInOrder(value[name])]))
}

/** A list or an object. */
function holdsOthers(value: unknown): boolean {
  return typeof value === 'object' && value !== null
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
