/**
 * Page and server tell each other which version they are. This file imports nothing, so that the page carries little.
 *
 * The protocol's number goes up when an older page would no longer be understood, or would misunderstand.
 */
export const protocol = 1
/** The oldest protocol that the server still speaks. */
export const oldestProtocol = 1

/** Where a page says its version with a request; over a socket, which has no headers of ours, it is `?page=`. */
export const pageHeader = 'paddock-page'

/** A page as it was built: what it speaks, and a hash of its files. */
export interface PageVersion {
  readonly protocol: number
  readonly build: string
}

export function writePageVersion({ protocol, build }: PageVersion): string {
  return `${protocol}-${build}`
}

/** Undefined if it is no version. */
export function readPageVersion(text: string): PageVersion | undefined {
  const [, spoken, build] = /^(\d{1,6})-(\w{1,40})$/.exec(text) ?? []
  return spoken && build ? { protocol: Number(spoken), build } : undefined
}

/** The version that a page carries in its head, undefined if it was not built. */
export function versionInPage(html: string): PageVersion | undefined {
  return readPageVersion(/<meta name="paddock-page" content="([^"]*)"/.exec(html)?.[1] ?? '')
}
