/** The board as a stage: its size, what the camera shows of it, and that nothing lies over what is asked. */
import type { Page } from '@playwright/test'
import { isAsked } from './kit/at-the-table.ts'
import { decisions, keptDecisions } from './kit/decisions.ts'
import { beyond, entriesOf } from './kit/kept.ts'
import { offered } from './kit/playing.ts'
import { expect, regular, test } from './kit/quiet.ts'

test.use({ keeps: { ...regular, ...(await keptDecisions()) }, contextOptions: { reducedMotion: 'reduce' } })

const games = Object.entries(decisions)

async function sitDown(page: Page, match: string): Promise<void> {
  await page.goto(`/play/${match}`)
  await expect(offered(page).first()).toBeVisible()
}

/** Where a thing that never moves is on the screen. */
function line(page: Page) {
  return page.locator('.board-svg .board-chequers').boundingBox()
}

/** Pixels, of the smallest. */
function carLength(page: Page): Promise<number> {
  return page.locator('.board-car').evaluateAll((cars) => {
    const lengths = cars.map((car) => {
      const { a = 1, b = 0, c = 0, d = 1 } = (car instanceof SVGGElement && car.getScreenCTM()) || {}
      return 1.8 * Math.sqrt(Math.abs(a * d - b * c))
    })
    return Math.min(...lengths)
  })
}

/** Whether the car that is decided about, or one of the viewer's own, is in the frame; so it is where there is none yet. */
function isFramed(page: Page): Promise<boolean> {
  return page.locator('.board-car:has(.board-turn, .board-own)').evaluateAll(
    (cars) =>
      cars.length === 0 ||
      cars.some((car) => {
        const { x, y, width, height } = car.getBoundingClientRect()
        const [middle, centre] = [x + width / 2, y + height / 2]
        const frame = car.closest('.board')?.getBoundingClientRect() ?? new DOMRect()
        const isIn = ({ left, right, top, bottom }: DOMRect) =>
          middle > left && middle < right && centre > top && centre < bottom
        const over = [...document.querySelectorAll('.table-hand, .table-foot, .table-bar')]
        return isIn(frame) && !over.some((part) => isIn(part.getBoundingClientRect()))
      }),
  )
}

/** Targets on the board whose middle lies under one of the camera's tools. */
function underTools(page: Page): Promise<number> {
  return page.locator('.board-target [role="button"]').evaluateAll(
    (targets) =>
      targets.filter((target) => {
        const { x, y, width, height } = target.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.board-tools')
      }).length,
  )
}

const wide = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
]
/** A phone on its side, a small phone, and a laptop that is zoomed to twice its size. */
const low = [
  { width: 844, height: 390 },
  { width: 320, height: 640 },
  { width: 640, height: 360 },
]

for (const [game, matches] of games) {
  test(`${game}: a stage of one size, the car it is about in the frame, large cars, no target under a tool, and what is asked within reach`, async ({
    page,
  }) => {
    const sizes = new Map(wide.map(({ width }) => [width, new Set<string>()]))
    for (const match of matches) {
      await sitDown(page, match)
      for (const viewport of wide) {
        await page.setViewportSize(viewport)
        await expect.poll(() => carLength(page)).toBeGreaterThanOrEqual(40)
        await expect.poll(() => isFramed(page)).toBe(true)
        expect(await underTools(page)).toBe(0)
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
        sizes.get(viewport.width)?.add(JSON.stringify(await page.locator('.table-board').boundingBox()))
      }
      for (const viewport of low) {
        await page.setViewportSize(viewport)
        await offered(page).last().scrollIntoViewIfNeeded()
        await expect(offered(page).last()).toBeInViewport({ ratio: 0.9 })
        await expect(page.locator('.table-said')).toBeInViewport({ ratio: 0.9 })
        expect(await page.evaluate(() => scrollY)).toBe(0)
        await expect.poll(() => underTools(page)).toBe(0)
        await expect.poll(() => isFramed(page)).toBe(true)
        // A board of 320 pixels would show too little around cars of that size.
        if (viewport.width > 640) await expect.poll(() => carLength(page)).toBeGreaterThanOrEqual(40)
      }
    }
    for (const seen of sizes.values()) expect([...seen]).toHaveLength(1)
  })
}

test('while something of the hand is still to come, the hand is no higher than with it', async ({ page }) => {
  let arrive: () => void = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/race-.{8}\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/play/downforce-12')
  await expect(page.locator('.table-hand .ui-coming')).toBeVisible()
  const height = async () => (await page.locator('.table-hand').boundingBox())?.height ?? 0
  const before = await height()
  arrive()
  await expect(offered(page).first()).toBeVisible()
  expect(before).toBeLessThanOrEqual(await height())
})

test('the whole circuit is a key away, the camera comes back, and a setting keeps it still', async ({ page }) => {
  await sitDown(page, 'heat-12')
  await expect.poll(() => carLength(page)).toBeGreaterThanOrEqual(40)
  const directed = await line(page)
  await page.keyboard.press('c')
  await expect(page.getByRole('button', { name: 'Whole circuit' })).toBeHidden()
  await page.keyboard.press('c')
  await expect.poll(() => line(page)).toEqual(directed)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Still' }).check()
  await page.reload()
  await expect(offered(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Whole circuit' })).toBeHidden()
  await page.getByRole('button', { name: 'Follow the car' }).click()
  await expect.poll(() => carLength(page)).toBeGreaterThanOrEqual(40)
})

/** The camera may still be on its way to where it looks first. */
async function comesToRest(page: Page): Promise<void> {
  let before = ''
  await expect
    .poll(
      async () => {
        const last = before
        before = JSON.stringify(await line(page))
        return before === last
      },
      { intervals: [300] },
    )
    .toBe(true)
}

test('the camera waits for a pointer that is about to click', async ({ page }) => {
  await sitDown(page, 'formel-fun-12')
  await expect.poll(() => carLength(page)).toBeGreaterThanOrEqual(40)
  await comesToRest(page)
  const { x = 0, y = 0 } = (await page.locator('.board').boundingBox()) ?? {}
  await page.mouse.move(x + 12, y + 200)
  await page.mouse.down()
  const before = await line(page)
  for (let move = 0; move < 4; move++) {
    const entries = await entriesOf(page)
    await page.keyboard.press('1')
    await beyond(page, entries)
    expect(await isAsked(page)).toBe(true)
  }
  expect(await line(page)).toEqual(before)
  await page.mouse.up()
  await page.mouse.move(x + 12, y - 20)
  await expect.poll(() => line(page)).not.toEqual(before)
})
