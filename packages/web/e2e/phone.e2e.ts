import type { Locator, Page } from '@playwright/test'
import { inHand, isAsked, onBoard } from './kit/at-the-table.ts'
import { film, keptMatches } from './kit/film.ts'
import { expectToFit } from './kit/fits.ts'
import { beyond, entriesOf } from './kit/kept.ts'
import { expect, regular, test } from './kit/quiet.ts'

test.use({ keeps: { ...regular, ...keptMatches }, hasTouch: true, isMobile: true })

/** Pixels. On the board choices may lie closer together: each is there a second time, as a card. */
const thumb = 44

async function expectRoomForAThumb(choices: Locator): Promise<void> {
  for (const choice of await choices.all()) {
    const { width, height } = (await choice.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(thumb)
  }
}

async function tapRaceNow(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Race now: Formel Fun' }).tap()
  await expect(page).toHaveURL(/\/play\//)
}

/** The ways in which a finger plays: a look and a second tap on the card, the button, or the board. */
const ways: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await inHand(page).last().tap()
    await inHand(page).last().tap()
  },
  async (page) => {
    await inHand(page).last().tap()
    await page.getByRole('button', { name: 'Play', exact: true }).tap()
  },
  async (page) => {
    await atRest(page)
    await (await uncovered(page)).tap()
    await page.getByRole('button', { name: 'Play', exact: true }).tap()
  },
]

/** Waits until the camera has turned to the question: a finger goes for what it sees. */
async function atRest(page: Page): Promise<void> {
  await onBoard(page)
    .first()
    .evaluate(async (target) => {
      const place = () => JSON.stringify(target.getBoundingClientRect())
      let last = place()
      for (let frames = 0; frames < 20; frames++) {
        await new Promise(requestAnimationFrame)
        if (place() !== last) frames = 0
        last = place()
      }
    })
}

/** A place on the board that nothing lies over. Under the buttons of the camera there may be one on a small board; then it is moved, or chosen by its card. */
async function uncovered(page: Page): Promise<Locator> {
  for (const target of await onBoard(page).all()) {
    const isOpen = await target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    if (isOpen) return target
  }
  return inHand(page).last()
}

async function tapMoves(page: Page, moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    expect(await isAsked(page)).toBe(true)
    const entries = await entriesOf(page)
    if (move % 5 === 0) {
      await expectRoomForAThumb(inHand(page))
      await expectToFit(page)
    }
    await ways[move % ways.length]?.(page)
    await beyond(page, entries)
  }
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a race by taps', async ({ page }) => {
    await tapRaceNow(page)
    await tapMoves(page, 20)
  })

  test('two fingers and a drag on the board move the board, not the page', async ({ page }) => {
    await tapRaceNow(page)
    expect(await isAsked(page)).toBe(true)
    const board = page.getByRole('group', { name: /\d cars$/ })
    const box = await page.locator('.board').boundingBox()
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 }
    const middle = { x: x + width / 2, y: y + height / 2 }
    const touch = await page.context().newCDPSession(page)
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((apart, id) => ({ x: middle.x + apart, y: middle.y, id })),
      })
    // What listens to fingers comes once the page rests.
    await page.waitForLoadState('networkidle')
    const place = () => page.evaluate(() => [scrollX, scrollY, visualViewport?.scale])
    const before = await place()
    const followed = await board.boundingBox()

    await fingers('touchStart', -20, 20)
    for (const apart of [30, 45, 60, 80]) await fingers('touchMove', -apart, apart)
    await fingers('touchEnd')
    await expect.poll(() => board.boundingBox()).not.toEqual(followed)
    expect(await place()).toEqual(before)

    const zoomed = await board.boundingBox()
    await fingers('touchStart', 0)
    for (const far of [15, 40, 60]) await fingers('touchMove', far)
    await fingers('touchEnd')
    await expect.poll(() => board.boundingBox()).not.toEqual(zoomed)
    expect(await place()).toEqual(before)

    await page.getByRole('button', { name: 'Whole circuit' }).tap()
    await page.getByRole('button', { name: 'Follow the car' }).tap()
    await tapMoves(page, 1)
  })

  test('seats and journal are a tap away', async ({ page }) => {
    await tapRaceNow(page)
    await tapMoves(page, 3)
    await page.getByRole('button', { name: 'Journal' }).tap()
    await expect(page.getByRole('region', { name: 'Journal' })).toBeInViewport()
    await page.getByRole('button', { name: 'Seats' }).tap()
    await expect(page.getByRole('region', { name: 'Seats' })).toBeInViewport()
    await expectToFit(page)
  })
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('every page fits, and moves can be made', async ({ page }) => {
      await page.goto('/')
      await expectToFit(page)
      for (const dialog of [
        /^pass and play.*formel fun/i,
        /^invite friends.*formel fun/i,
        /^options .*formel fun/i,
        /^settings$/i,
      ]) {
        await page.getByRole('button', { name: dialog }).tap()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectToFit(page)
        await page.getByRole('button', { name: 'Close' }).tap()
      }
      await page.goto(`/replay/film?at=${film.entries.length}&as=0`)
      await expect(page.getByRole('slider')).toBeVisible()
      await expectToFit(page)
      await page.goto('/play/film')
      await page.getByRole('button', { name: 'Result' }).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectToFit(page)
      await tapRaceNow(page)
      await tapMoves(page, 6)
      // The header stays in reach above the sheet.
      await page.getByRole('button', { name: 'Journal' }).tap()
      const header = await page.getByRole('banner').boundingBox()
      const sheet = await page.getByRole('region', { name: 'Journal' }).boundingBox()
      expect(sheet?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
    })
  })
}
