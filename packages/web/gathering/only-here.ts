/** Whether a page's host name means the machine that it is open on, whichever that is. */
export function isOnlyHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[?::1\]?$/.test(hostname)
}
