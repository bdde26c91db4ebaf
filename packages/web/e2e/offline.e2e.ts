import { inHand, isAsked, playFromHand } from './kit/at-the-table.ts'
import { beyond, entriesOf } from './kit/kept.ts'
import { expect, test } from './kit/quiet.ts'

test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ })

test('after the first visit a race against bots needs no network', async ({ page, context }) => {
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
  await page.reload()
  await expect(inHand(page).first()).toBeVisible()
  expect(await entriesOf(page)).toBe(entries)
  await playSome(3)

  await page.goto('/')
  await page.getByRole('link', { name: /^resume/i }).click()
  await playSome(1)
  await page.goto('/nowhere/at/all')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no such place/i)
})
