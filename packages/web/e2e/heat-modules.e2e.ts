/** Heat with its modules: the workshop, Legends, weather, sponsors, a season. */
import { podium } from './kit/at-the-table.ts'
import { driveOn, lookAt, person, setUp } from './kit/heat-driving.ts'
import { expect, test } from './kit/quiet.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('the season of 1961, alone against four Legends', () => {
  test.use({ keeps: setUp([person], { season: '1961', legends: 4, upgrades: 'all' }) })

  test('an upgrade is picked, nobody is asked to exchange it at once, and the first rounds are driven', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /Race now: Heat/ }).click()
    const seen = await driveOn(page, podium(page), 12)
    for (const phase of ['draft', 'shift', 'play'] as const) expect([...seen]).toContain(phase)
    await page.getByRole('button', { name: /^Season/ }).click()
    await expect(page.getByRole('dialog')).toContainText(/Great Britain/)
    await lookAt(page, 'season')
  })
})

test.describe('drafted cars among Legends in any weather, on a phone, in French', () => {
  test.use({
    keeps: setUp([person], { workshop: 'draft', upgrades: 'all', legends: 2, weather: 'on', event: 'title-sponsor' }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  })

  test('three upgrades are picked and the first rounds driven by thumb', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /Courir tout de suite.*Heat/ }).click()
    const seen = await driveOn(page, podium(page), 13)
    for (const phase of ['draft', 'shift', 'play'] as const) expect([...seen]).toContain(phase)
  })
})
