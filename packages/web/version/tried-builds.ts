const key = 'paddock.builds'
const most = 20
/** Where storage is blocked, nothing is remembered over a reload: then the page does not load itself anew. */
const builds = new Set(remembered()?.split(' ').filter(Boolean))

/** Builds that this tab was or has tried to become. */
export const triedBuilds = {
  has(build: string): boolean {
    return builds.has(build)
  },

  add(build: string): void {
    builds.delete(build)
    builds.add(build)
    try {
      sessionStorage.setItem(key, [...builds].slice(-most).join(' '))
    } catch {
      // See above.
    }
  },

  /** This page has come whole; see theme.js. */
  isWhole(): void {
    try {
      sessionStorage.removeItem('paddock.incomplete')
    } catch {
      // Then it was not written down either.
    }
  },

  /** Whether what is added is still known after a reload. */
  get isKept(): boolean {
    return remembered() !== undefined
  },
}

function remembered(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return undefined
  }
}
