/** Who answers a request: the network as ever, the kept page, or a kept file if it is one. */
export type AnsweredBy = 'network' | 'page' | { readonly file: string }

/** What is asked of the server's API, of other servers, or with a wish to change something, is never touched. */
export function answer(
  { method, mode }: Pick<Request, 'method' | 'mode'>,
  { origin, pathname }: Pick<URL, 'origin' | 'pathname'>,
  own: string,
  files: readonly string[],
): AnsweredBy {
  if (method !== 'GET' || origin !== own || isServers(pathname)) return 'network'
  if (pathname === '/') return 'page'
  return mode === 'navigate' && !files.includes(pathname) ? 'page' : { file: pathname }
}

/** What the server says itself: its API and that API's description, its health and its figures. */
export function isServers(path: string): boolean {
  return ['/api', '/docs', '/health', '/ready', '/metrics'].some((own) => path === own || path.startsWith(`${own}/`))
}
