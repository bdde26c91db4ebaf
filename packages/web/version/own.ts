import { protocol, readPageVersion, versionInPage, writePageVersion } from '@paddock/protocol/version.ts'

/** What this page is, as its build wrote it into the head; while it is being worked on, or tested without a browser, it is no build. */
const head = typeof document === 'undefined' ? undefined : document.querySelector('meta[name="paddock-page"]')
const page = readPageVersion(head?.getAttribute('content') ?? '')

export const ownBuild = page?.build ?? 'unbuilt'
/** As it is told to the server. */
export const ownVersion = writePageVersion(page ?? { protocol, build: ownBuild })

/** The build that a reload would bring, whoever answers for it, service worker or server; undefined if nobody does. */
export async function offeredBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-cache' })
    return answer.ok ? versionInPage(await answer.text())?.build : undefined
  } catch {
    return undefined
  }
}
