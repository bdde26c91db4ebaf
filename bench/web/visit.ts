import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { KeptGame } from './kept.ts'

/** A browser that has never been here, but for what it keeps. */
export async function firstVisit<Found>(
  browser: Browser,
  origin: string,
  game: KeptGame | undefined,
  look: (page: Page, context: BrowserContext) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({
    baseURL: origin,
    // What it fetches for later is no part of a first visit.
    serviceWorkers: 'block',
    locale: 'en-GB',
    storageState: { cookies: [], origins: [{ origin, localStorage: [...(game?.kept ?? [])] }] },
  })
  try {
    return await look(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

/** Has the page note when the first decision was on screen, in milliseconds since the epoch. */
export async function watchForDecision(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.table-prompt[data-yours="true"]')) return
      watch.disconnect()
      // Painted with the next frame.
      requestAnimationFrame(() => performance.mark('decision'))
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true })
  })
}

/** When the first decision was on screen: since the epoch, and since the navigation began. */
export async function decisionSeen(page: Page): Promise<{ readonly at: number; readonly after: number }> {
  await page.waitForFunction(() => performance.getEntriesByName('decision').length > 0)
  return page.evaluate(() => {
    const [{ startTime: after } = { startTime: 0 }] = performance.getEntriesByName('decision')
    return { at: performance.timeOrigin + after, after }
  })
}
