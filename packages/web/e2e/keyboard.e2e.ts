import type { Locator, Page } from '@playwright/test'
import { inHand, isAsked, onBoard, podium } from './kit/at-the-table.ts'
import { beyond, entriesOf } from './kit/kept.ts'
import { expect, test } from './kit/quiet.ts'

/** Presses Tab until the focus has come to where it is wanted. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${wanted}`)
}

/** The ways in which a keyboard plays a card, one after another. */
const ways: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => page.keyboard.press('1'),
  async (page) => {
    await tabTo(page, inHand(page))
    await page.keyboard.press('Enter')
  },
  async (page) => {
    await tabTo(page, inHand(page))
    await page.keyboard.press('End')
    await expect(inHand(page).last()).toBeFocused()
    await page.keyboard.press('Enter')
  },
  async (page) => {
    await tabTo(page, onBoard(page))
    await page.keyboard.press('Enter')
  },
]

test('from the home page to the podium without a mouse, and the focus is never lost', async ({ page }) => {
  // Where the focus is does not depend on how the cars get there.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const start = page.getByRole('button', { name: 'Race now: Formel Fun' })
  await expect(start).toBeEnabled()
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  let moves = 0
  while (await isAsked(page)) {
    const entries = await entriesOf(page)
    await expect(page.locator(':focus'), `at move ${moves + 1} nothing has the focus`).toHaveCount(1)
    await ways[moves % ways.length]?.(page)
    await beyond(page, entries)
    moves++
  }
  expect(moves).toBeGreaterThan(10)

  await expect(podium(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(podium(page)).toBeHidden()
  await expect(page.locator(':focus')).toHaveCount(1)
  await tabTo(page, page.getByRole('link', { name: /replay/i }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('slider')).toHaveValue(String(await entriesOf(page)))
})

test('dialogs keep the focus, and give it back when they close', async ({ page }) => {
  await page.goto('/')
  const settings = page.getByRole('button', { name: 'Settings', exact: true })
  await tabTo(page, settings)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab')
    // Between the last stop of a dialog and the first one lies the browser's own frame.
    await expect(page.locator('main :focus, header > :not(dialog) :focus')).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(settings).toBeFocused()
})

test('who presses Escape while a dialog is still on its way does not get it', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/settings-dialog.*\.js/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/')
  const came = page.waitForResponse(/settings-dialog.*\.js/)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const coming = page.getByRole('banner').getByRole('status')
  await expect(coming).toContainText('Just a moment')
  await page.keyboard.press('Escape')
  await expect(coming).toHaveCount(0)
  held.resolve()
  await (await came).finished()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})

test('a dialog is open in the moment it is asked for, so that an Escape right after it closes nothing beneath', async ({
  page,
}) => {
  await page.goto('/')
  const settings = page.getByRole('button', { name: 'Settings', exact: true })
  await settings.click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const isOpen = await settings.evaluate(async (button: HTMLElement) => {
    button.click()
    // What is asked for is drawn when the click has been dealt with, before the browser hears of any other key.
    await new Promise<void>((drawn) => setTimeout(drawn))
    return document.querySelector('dialog[open]') !== null
  })
  expect(isOpen).toBe(true)
})
