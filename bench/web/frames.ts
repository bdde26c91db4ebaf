import type { Browser } from '@playwright/test'
import type { KeptGame } from './kept.ts'
import { firstVisit } from './visit.ts'

/** So many times slower than this machine. */
const throttled = 4
/** Milliseconds of cars in motion that are looked at. */
const looked = 5000

/** How many frames a second a board draws while cars move on it, on a throttled core. */
export function framesPerSecond(browser: Browser, origin: string, game: KeptGame): Promise<number> {
  return firstVisit(browser, origin, game, async (page, context) => {
    await page.goto(game.film)
    await page.locator('.board-car').first().waitFor()
    await page.waitForLoadState('networkidle')
    const core = await context.newCDPSession(page)
    await core.send('Emulation.setCPUThrottlingRate', { rate: throttled })
    await page.locator('.replay-run').click()
    const rate = await page.evaluate(inMotion, looked)
    return Math.round(rate * 10) / 10
  })
}

/** Runs in the page: frames a second, of those in which a car stands elsewhere than in the one before. */
function inMotion(enough: number): Promise<number> {
  return new Promise((resolve) => {
    let [stood, wasMoving, last, time, frames] = ['', false, 0, 0, 0]
    const frame = (now: number) => {
      const stands = Array.from(document.querySelectorAll('.board-car'), (car) => car.getAttribute('transform')).join()
      const isMoving = stood !== '' && stands !== stood
      if (isMoving && wasMoving) {
        time += now - last
        frames++
      }
      ;[stood, wasMoving, last] = [stands, isMoving, now]
      if (time < enough) requestAnimationFrame(frame)
      else resolve((frames * 1000) / time)
    }
    requestAnimationFrame(frame)
  })
}
