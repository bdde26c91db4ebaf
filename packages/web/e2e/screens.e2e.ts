/** Pictures of the main screens, in `out/screens`; on none of them does anything stick out or is anything cut. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { everyScreen, keptForEveryScreen } from './kit/every-screen.ts'
import { expectToFit } from './kit/fits.ts'
import { expect, test } from './kit/quiet.ts'

const folder = join(import.meta.dirname, '../../../out/screens')
const sizes = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}
const pictured = [
  'home',
  'options',
  'start',
  'mid-race',
  'full-table',
  'considered',
  'curtain',
  'podium',
  'replay',
  'waiting-room',
]

async function picture(page: Page, theme: 'paper' | 'night', name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await page.screenshot({ path: join(folder, `${name}-${theme}.png`) })
}

test.use({ keeps: keptForEveryScreen, contextOptions: { reducedMotion: 'reduce' } })

for (const [size, use] of Object.entries(sizes)) {
  for (const locale of ['en-GB', 'fr-FR']) {
    const language = locale.slice(0, 2)
    test.describe(() => {
      test.use({ ...use, locale })
      test(`everything fits on a ${size} in ${language}, by day and by night`, async ({ page }) => {
        for (const name of pictured) {
          await test.step(name, async () => {
            await everyScreen[name]?.(page)
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expectToFit(page)
            await picture(page, 'paper', `${name}-${size}-${language}`)
            await picture(page, 'night', `${name}-${size}-${language}`)
          })
        }
      })
    })
  }
}
