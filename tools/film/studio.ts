/** A page in Chromium whose time stands still between two pictures: so a film is as smooth from a slow machine as from a fast one. */
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'

/** Pixels of the page. */
export const viewport = { width: 1280, height: 800 }
/** Milliseconds of the page from one picture to the next. */
const step = 102
/** Milliseconds that the next scene may take to be there. */
const patience = 10_000

interface Point {
  readonly x: number
  readonly y: number
}

/** A picture of the page as PNG, base64, and where the pointer is in it. */
export interface Shot {
  readonly png: string
  readonly pointer: Point | undefined
}

export interface Studio {
  readonly page: Page
  readonly shots: Shot[]
  /** Time passes without being filmed. */
  wait(milliseconds: number): Promise<void>
  waitFor(seen: Locator): Promise<void>
  film(milliseconds: number): Promise<void>
  /** Films for so many milliseconds, or until something is seen: then it tells so. */
  filmUntil(seen: Locator, most: number, speed?: number): Promise<boolean>
  /** The pointer travels there and presses. */
  press(at: Locator): Promise<void>
}

interface Needs {
  readonly browser: Browser
  readonly address: string
  /** What the browser keeps. */
  readonly keeps: Readonly<Record<string, string>>
}

export async function openStudio({ browser, address, keeps }: Needs): Promise<Studio> {
  const localStorage = Object.entries(keeps).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    locale: 'en-GB',
    colorScheme: 'light',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  })
  const page = await context.newPage()
  const now = new Date('2026-01-01T12:00:00Z')
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now)
  return studioOf(page, await context.newCDPSession(page))
}

function studioOf(page: Page, browser: CDPSession): Studio {
  const shots: Shot[] = []
  let pointer: Point | undefined

  async function pass(milliseconds: number): Promise<void> {
    // Bots think beside the page, in real time.
    await new Promise((resolve) => setTimeout(resolve, 30))
    await page.clock.runFor(milliseconds)
    await page.evaluate(advance, milliseconds)
  }

  async function wait(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += step) await pass(step)
  }

  async function shoot(speed = 1): Promise<void> {
    await pass(step * speed)
    const { data } = await browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
    shots.push({ png: data, pointer })
  }

  async function film(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += step) await shoot()
  }

  return {
    page,
    shots,
    wait,
    async waitFor(seen) {
      for (let passed = 0; !(await seen.first().isVisible()); passed += step) {
        if (passed > patience) throw new Error(`It does not come: ${seen}`)
        await pass(step)
      }
    },
    film,
    async filmUntil(seen, most, speed = 1) {
      for (let passed = 0; passed < most; passed += step * speed) {
        if (await seen.first().isVisible()) return true
        await shoot(speed)
      }
      return false
    },
    async press(at) {
      const box = await at.boundingBox()
      if (!box) throw new Error(`There is nothing to point at: ${at}`)
      const to = { x: box.x + box.width / 2, y: box.y + box.height * 0.6 }
      const from = pointer ?? { x: to.x + 60, y: viewport.height }
      const steps = Math.max(2, Math.min(6, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 45)))
      for (let made = 1; made <= steps; made++) {
        const share = 0.5 - Math.cos((made / steps) * Math.PI) / 2
        pointer = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
        await page.mouse.move(pointer.x, pointer.y)
        await shoot()
      }
      await page.mouse.click(to.x, to.y)
    },
  }
}

/** What the style sheets and the camera move goes on by the same time; it is held, so that it does not go on by itself. */
function advance(milliseconds: number): void {
  for (const animation of document.getAnimations()) {
    if (animation.playState === 'running') animation.pause()
    const now = Number(animation.currentTime ?? 0) + milliseconds
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0)
    if (now >= end) animation.finish()
    else animation.currentTime = now
  }
}
