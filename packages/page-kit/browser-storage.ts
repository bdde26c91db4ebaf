/** What this browser keeps for the page. Where storage is blocked or full, it is kept until the page is closed. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const meanwhile = new Map<string, string>()

export const browserStorage: BrowserStorage = {
  getItem(key) {
    return meanwhile.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null
  },
  setItem(key, value) {
    const done = attempt(() => {
      localStorage.setItem(key, value)
      return true
    })
    if (done) meanwhile.delete(key)
    else meanwhile.set(key, value)
  },
  removeItem(key) {
    meanwhile.delete(key)
    attempt(() => localStorage.removeItem(key))
  },
}

function attempt<Result>(what: () => Result): Result | undefined {
  try {
    return what()
  } catch {
    return undefined
  }
}
