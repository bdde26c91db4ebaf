/** How the parts of a sentence are put together, in any language. */

/** "red, blue and green". */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Notes in brackets after a label; nothing where there are none. */
export function noted(notes: readonly string[]): string {
  return notes.length > 0 ? ` (${notes.join(', ')})` : ''
}

/** A thing by its name; nothing where the reader may not know it. */
export function known<Thing>(thing: Thing | undefined, name: (thing: Thing) => string): string | undefined {
  return thing === undefined ? undefined : name(thing)
}
