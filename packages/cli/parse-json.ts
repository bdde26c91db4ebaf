import { canonical } from '@paddock/kernel'

/** Reads JSON from outside. Throws a SyntaxError with the reason. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  try {
    canonical(value)
  } catch {
    // JSON.parse reads any depth, but whatever compares or writes the value again would run out of stack.
    throw new SyntaxError('It is nested too deeply')
  }
  return value
}
