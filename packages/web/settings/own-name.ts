import { browserStorage } from '@paddock/page-kit/browser-storage.ts'
import { tidyName } from '@paddock/protocol/name.ts'

const key = 'paddock.name'

/** How the person at this browser calls themselves, here and online; empty until they have said it. */
export function ownName(): string {
  return tidyName(browserStorage.getItem(key) ?? '') ?? ''
}

export function keepOwnName(name: string): void {
  const tidy = tidyName(name)
  if (tidy !== undefined) browserStorage.setItem(key, tidy)
}
