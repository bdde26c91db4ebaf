import type { Page, Request } from '@playwright/test'
import { inHand, isAsked, playFromHand } from './kit/at-the-table.ts'
import { barriers } from './kit/barriers.ts'
import { everyScreen } from './kit/every-screen.ts'
import { beyond, entriesOf } from './kit/kept.ts'
import { expect, test } from './kit/quiet.ts'

/** Waits until a page fetches nothing: of what is still on its way when it is left, the browser says that it failed. */
function fetchingOf(page: Page): () => Promise<void> {
  const onItsWay = new Set<Request>()
  page.on('request', (request) => onItsWay.add(request))
  page.on('requestfinished', (request) => onItsWay.delete(request))
  page.on('requestfailed', (request) => onItsWay.delete(request))
  const isIdle = () => page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  return async () => {
    do {
      await isIdle()
      await page.waitForTimeout(500)
    } while (onItsWay.size > 0)
  }
}

// The icon is fetched by the browser itself, unseen, and failed if its page is left meanwhile.
test.use({ keepsFiles: true, tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED .*\/icons\// })

test('after the first visit a race against bots needs no network', async ({ page, context }) => {
  const nothingOnItsWay = fetchingOf(page)
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Race now: Formel Fun' }).click()

  const playSome = async (moves: number) => {
    for (let move = 0; move < moves; move++) {
      expect(await isAsked(page)).toBe(true)
      const entries = await entriesOf(page)
      await playFromHand(page)
      await beyond(page, entries)
    }
    expect(await isAsked(page)).toBe(true)
  }
  await playSome(5)
  const entries = await entriesOf(page)
  await nothingOnItsWay()
  await page.reload()
  await expect(inHand(page).first()).toBeVisible()
  expect(await entriesOf(page)).toBe(entries)
  await playSome(3)

  await nothingOnItsWay()
  await page.goto('/')
  await page.getByRole('link', { name: /^resume/i }).click()
  await playSome(1)
  await nothingOnItsWay()
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no such place/i)
})

test('what nobody waits for is done without where the network is gone, until the page is loaded again', async ({
  page,
}) => {
  const nothingOnItsWay = fetchingOf(page)
  const late = /\/camera-tools-.*\.js/
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.route(late, (route) => route.abort('internetdisconnected'))
  const failed = page.waitForEvent('requestfailed', (request) => late.test(request.url()))
  await page.goto('/')
  await page.getByRole('button', { name: 'Race now: Formel Fun' }).click()
  await failed
  await nothingOnItsWay()
  expect(await isAsked(page)).toBe(true)
  const tools = page.getByRole('button', { name: 'Zoom in' })
  await expect(tools).toHaveCount(0)
  await page.unroute(late)
  await page.reload()
  await expect(tools).toBeVisible()
})

for (const { locale, colorScheme, theme } of [
  { locale: 'en-GB', colorScheme: 'light', theme: 'paper' },
  { locale: 'fr-FR', colorScheme: 'dark', theme: 'night' },
] as const) {
  test.describe(`${locale}, ${theme}`, () => {
    test.use({ locale, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('without a network everyone can use the page, and is told what does not go', async ({ page, context }) => {
      const nothingOnItsWay = fetchingOf(page)
      await page.goto('/')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await nothingOnItsWay()
      await context.setOffline(true)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.locator('.home-card .home-poster svg')).toHaveCount(4)
      expect.soft(await barriers(page), 'the home').toEqual([])

      await page.getByRole('button', { name: /^(invite friends|inviter des amis).*formel fun/i }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /^(open the table|ouvrir la table)$/i }).click()
      await expect(dialog.getByRole('alert')).toContainText(/server cannot be reached|serveur ne répond pas/i)
      expect.soft(await barriers(page), 'a table that cannot be opened').toEqual([])

      await page.goto('/nowhere/at/all')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await barriers(page), 'an unknown address').toEqual([])
    })

    test('at a table whose connection is gone everyone can read that it is', async ({ page, context }) => {
      const nothingOnItsWay = fetchingOf(page)
      await everyScreen.waiting?.(page)
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await nothingOnItsWay()
      await context.setOffline(true)
      await expect(page.getByRole('status').filter({ hasText: /conne/i })).toBeVisible({ timeout: 40_000 })
      expect(await barriers(page)).toEqual([])
    })
  })
}
