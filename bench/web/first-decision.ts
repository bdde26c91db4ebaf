import type { Browser } from '@playwright/test'
import type { KeptGame } from '../../packages/web/e2e/kit/first-races.ts'
import { decisionSeen, firstVisit, watchForDecision } from '../../packages/web/e2e/kit/first-visit.ts'
import { median } from '../median.ts'

/** "Slow 4G" as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

const visits = 3

/** From the navigation to the first decision on screen, in a browser that has nothing kept: milliseconds, the median. */
export async function firstDecision(browser: Browser, origin: string, game: KeptGame): Promise<number> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    times.push(
      await firstVisit(browser, origin, game.kept, async (page, context) => {
        const line = await context.newCDPSession(page)
        await line.send('Network.enable')
        await line.send('Network.emulateNetworkConditions', slow4G)
        await watchForDecision(page)
        await page.goto(game.first)
        return (await decisionSeen(page)).painted
      }),
    )
  }
  return Math.round(median(times))
}
