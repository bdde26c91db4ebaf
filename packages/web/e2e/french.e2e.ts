import { asked, inHand, isAsked } from './kit/at-the-table.ts'
import { beyond, entriesOf } from './kit/kept.ts'
import { expect, test } from './kit/quiet.ts'
import { leftOf, saidOn } from './kit/said.ts'
import { keptForScreens } from './kit/screens.ts'

test.use({ keeps: keptForScreens, locale: 'fr-FR', contextOptions: { reducedMotion: 'reduce' } })

test('the language changes in mid-match without a reload, and back', async ({ page }) => {
  await page.goto('/play/turn')
  await expect(asked(page)).toContainText('À vous')
  await page.evaluate(() => Reflect.set(window, 'marker', 'still here'))
  const cards = await inHand(page).count()

  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(asked(page)).toContainText('Play a card')
  await expect(inHand(page)).toHaveCount(cards)
  const english = await saidOn(page)
  const entries = await entriesOf(page)
  await inHand(page).first().click()
  await beyond(page, entries)
  expect(await isAsked(page)).toBe(true)

  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(asked(page)).toContainText('À vous')
  expect(await leftOf(english, page)).toEqual([])
  await inHand(page).first().click()
  expect(await isAsked(page)).toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'marker'))).toBe('still here')

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})
