import type { Browser } from '@playwright/test'
import type { KeptGame } from '../../packages/web/e2e/kit/first-races.ts'
import { firstVisit } from '../../packages/web/e2e/kit/first-visit.ts'
import { median } from '../median.ts'

/** So many times slower than this machine. */
const throttled = 4
/** Milliseconds of cars in motion that are looked at. */
const looked = 6000

export interface Frames {
  /** While cars move. A machine with other things to do draws fewer. */
  readonly perSecond: number
  /** From the beginning of a frame until the page has drawn it, in milliseconds, the median: 16 are there for it. */
  readonly drawnMs: number
}

/** How a board is drawn while cars move on it, on a throttled core. */
export function framesDrawn(browser: Browser, origin: string, game: KeptGame): Promise<Frames> {
  return firstVisit(browser, origin, game.kept, async (page, context) => {
    await page.goto(game.film)
    // An auction may come before the race.
    const scrub = page.locator('.replay-scrub input')
    await scrub.fill(String(Math.floor(Number(await scrub.getAttribute('max')) / 3)))
    await page.locator('.board-car').first().waitFor()
    await page.waitForLoadState('networkidle')
    const core = await context.newCDPSession(page)
    await core.send('Emulation.setCPUThrottlingRate', { rate: throttled })
    await page.locator('.replay-run').click()
    const { perSecond, drawn } = await page.evaluate(inMotion, looked)
    return { perSecond: Math.round(perSecond * 10) / 10, drawnMs: Math.round(median(drawn) * 10) / 10 }
  })
}

interface InMotion {
  readonly perSecond: number
  readonly drawn: number[]
}

/** Runs in the page: looks at frames in which a car stands elsewhere than in the one before. */
function inMotion(enough: number): Promise<InMotion> {
  return new Promise((resolve) => {
    const drawn: number[] = []
    // A message that is sent in a frame comes after it was drawn.
    const { port1: told, port2: after } = new MessageChannel()
    told.onmessage = ({ data }) => drawn.push(performance.now() - data)
    let [stood, wasMoving, last, time, frames] = ['', false, 0, 0, 0]
    const frame = (now: number) => {
      const stands = Array.from(document.querySelectorAll('.board-car'), (car) => car.getAttribute('transform')).join()
      const isMoving = stood !== '' && stands !== stood
      if (isMoving && wasMoving) {
        time += now - last
        frames++
        after.postMessage(now)
      }
      ;[stood, wasMoving, last] = [stands, isMoving, now]
      if (time < enough) requestAnimationFrame(frame)
      else resolve({ perSecond: (frames * 1000) / time, drawn })
    }
    requestAnimationFrame(frame)
  })
}
