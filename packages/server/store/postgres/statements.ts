/** Statements by their texts: each connection prepares one once. */
import type { QueryConfig } from 'pg'

/** What is asked for comes in few shapes; lists of many lengths must not fill the server's memory. */
const most = 500
const names = new Map<string, string>()

export function prepared(text: string, values: readonly unknown[]): QueryConfig {
  const known = names.get(text)
  if (known === undefined && names.size >= most) return { text, values: [...values] }
  const name = known ?? `paddock_${names.size}`
  names.set(text, name)
  return { name, text, values: [...values] }
}
