/** Whoever writes into it later, or into anything in it, fails. It may be a circle, and as deep as memory goes. */
export function untouchable<Value>(value: Value): Value {
  const left: unknown[] = [value]
  for (let next = left.pop(); left.length > 0 || next !== undefined; next = left.pop()) {
    if (typeof next !== 'object' || next === null || Object.isFrozen(next)) continue
    Object.freeze(next)
    // Not `Object.values`: looking must not set off a getter.
    for (const name of Object.keys(next)) left.push(Object.getOwnPropertyDescriptor(next, name)?.value)
  }
  return value
}
