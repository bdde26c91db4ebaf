/** Cookies as they stand in headers (RFC 6265). Ours have values of plain letters and digits, which need no quoting. */

/** The value of the first cookie of that name among those a browser sends. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const cookie of header?.split(';') ?? []) {
    const equals = cookie.indexOf('=')
    if (equals > 0 && cookie.slice(0, equals).trim() === name) return cookie.slice(equals + 1).trim()
  }
  return undefined
}

interface Keeping {
  /** How long the browser keeps it; 0 has it forgotten. */
  readonly seconds: number
  /** Whether it is sent over encrypted connections alone. */
  readonly isSecure: boolean
}

/** Has a browser keep it for the whole site, out of reach of scripts and of other sites. */
export function cookieText(name: string, value: string, { seconds, isSecure }: Keeping): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
