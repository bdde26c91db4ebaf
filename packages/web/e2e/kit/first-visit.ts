import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A browser that has never been here, but for what it keeps. */
export async function firstVisit<Found>(
  browser: Browser,
  origin: string,
  kept: readonly { readonly name: string; readonly value: string }[],
  look: (page: Page, context: BrowserContext) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({
    baseURL: origin,
    // What it fetches for later is no part of a first visit.
    serviceWorkers: 'block',
    locale: 'en-GB',
    storageState: { cookies: [], origins: [{ origin, localStorage: [...kept] }] },
  })
  try {
    return await look(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

/** Has the page note when the first decision was there, and when it was painted. */
export async function watchForDecision(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.table-prompt[data-yours="true"]')) return
      watch.disconnect()
      performance.mark('decision')
      // Painted with the next frame.
      requestAnimationFrame(() => performance.mark('painted'))
    })
    watch.observe(document, { subtree: true, childList: true, attributes: true })
  })
}

export interface DecisionSeen {
  /** When all was there that it takes, in milliseconds since the epoch. */
  readonly ready: number
  /** When it was on screen, in milliseconds since the navigation began. */
  readonly painted: number
}

export async function decisionSeen(page: Page): Promise<DecisionSeen> {
  await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0)
  return page.evaluate(() => {
    const after = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0
    return { ready: performance.timeOrigin + after('decision'), painted: after('painted') }
  })
}
