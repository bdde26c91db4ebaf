import type { Shelf } from './saves.ts'

/** This browser's storage; where it is closed to the page, a shelf that takes nothing. */
export function browserShelf(): Shelf {
  try {
    return localStorage
  } catch {
    return closedShelf
  }
}

const closedShelf: Shelf = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new Error('storage is closed')
  },
  removeItem() {},
}
