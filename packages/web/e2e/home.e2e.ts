/** The home page with all its motion, which most other tests do without. */
import { expect, test } from './kit/quiet.ts'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the race beside the title runs, and a small button stops it, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    const stop = page.getByRole('button', { name: 'Pause the race' })
    await expect(stop).toBeVisible()
    const { width = 0, height = 0 } = (await stop.boundingBox()) ?? {}
    expect(Math.max(width, height)).toBeLessThan(60)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    const race = page.getByRole('img', { name: /bots/ })
    const seen = () => race.innerHTML()
    const before = await seen()
    await expect.poll(seen, 'the cars move').not.toBe(before)
    await stop.click()
    await expect(page.getByRole('button', { name: 'Let them race' })).toBeVisible()
  })
}
