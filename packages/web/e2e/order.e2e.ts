import { isAsked, playFromHand } from './kit/at-the-table.ts'
import { beyond, entriesOf } from './kit/kept.ts'
import { expect, test } from './kit/quiet.ts'

test('in the order of the cars those that have moved step back, wherever they have come to', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Race now: Formel Fun' }).click()
  const signs = page.getByRole('list', { name: 'Order of the cars' }).getByRole('img')
  const steppedBack = async () =>
    await signs.evaluateAll((all) =>
      all.flatMap((sign) => (getComputedStyle(sign).opacity === '1' ? [] : [sign.getAttribute('aria-label')])),
    )
  const moved = async () =>
    await signs.evaluateAll((all) =>
      all.flatMap((sign) => (sign.parentElement?.dataset.moved === 'true' ? [sign.getAttribute('aria-label')] : [])),
    )
  let seen = 0
  for (let move = 0; move < 8; move++) {
    expect(await isAsked(page)).toBe(true)
    expect(await steppedBack()).toEqual(await moved())
    seen += (await moved()).length
    const entries = await entriesOf(page)
    await playFromHand(page)
    await beyond(page, entries)
  }
  expect(seen).toBeGreaterThan(0)
})
