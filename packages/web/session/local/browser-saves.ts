import type { SaveStorage } from './saves.ts'

/** This browser's storage; where it is closed to the page, one that takes nothing. */
export function browserSaves(): SaveStorage {
  try {
    return localStorage
  } catch {
    return closedStorage
  }
}

const closedStorage: SaveStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new Error('storage is closed')
  },
  removeItem() {},
}
