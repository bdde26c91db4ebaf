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
  // Most that are compared are the same to the last key, and that is found without a text.
  return alike(a, b) || canonical(a) === canonical(b)
}

/** The same for values that the same code has made: far quicker where they are large or differ early. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) return Array.isArray(b) && areAlike(a, b)
  if (!isObject(a) || !isObject(b)) return false
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  for (const name of names) {
    const part = a[name]
    // What is undefined here may have no key at all there, and another one in its place.
    if (!alike(part, b[name]) || (part === undefined && !(name in b))) return false
  }
  return true
}

function areAlike(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) {
    // Most lists hold numbers, and these need no call.
    if (a[index] !== b[index] && !alike(a[index], b[index])) return false
  }
  return true
}

/** A copy of plain JSON that shares nothing with it. */
export function apart<Value>(value: Value): Value
export function apart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(apart)
  if (!isObject(value)) return value
  const copy: Record<string, unknown> = {}
  for (const name in value) copy[name] = apart(value[name])
  return copy
}

/** An object with keys: neither null nor an array nor a bare value. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A copy through JSON: what a network, a file or a database makes of a value. */
export function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}
