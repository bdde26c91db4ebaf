/** Heat with its modules: the workshop, Legends, weather, sponsors, a season. */
import { box } from '@paddock/games/heat'
import { podium } from './kit/at-the-table.ts'
import { asks, driveOn, lookAt, nextQuestion, person, press, setUp } from './kit/heat-driving.ts'
import { recordOf } from './kit/kept.ts'
import { keptAt, offers } from './kit/moments.ts'
import { phone } from './kit/phone.ts'
import { expect, regular, test } from './kit/quiet.ts'

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

test.describe('the best of all time', () => {
  const season = { box, seats: 3, options: { season: 'all-time' }, seed: 'the best of all time' }
  const at = (type: string) => keptAt({ ...season, isIt: (match) => match.entry > 20 && offers(match, type) })
  test.use({
    keeps: {
      ...regular,
      'paddock.match.draft': at('pick'),
      'paddock.match.swap': at('swap'),
      'paddock.match.keep': at('keep'),
    },
  })

  test('after a race an upgrade is drafted, one is exchanged, and between two seasons one is kept', async ({
    page,
  }) => {
    const latest = async () => Object((await recordOf(page)).entries.findLast(({ seat }) => seat === 0)).action
    // Who comes back right after a race sees first how it came out.
    const sitDownAfterRace = async (match: string, title: RegExp) => {
      await page.goto(`/play/${match}`)
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await lookAt(page, `all-time-before-${match}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await sitDownAfterRace('draft', /Great Britain/)
    expect(await nextQuestion(page)).toBe('draft')
    await page.locator('.shop-market').getByRole('button').nth(1).click()
    await lookAt(page, 'all-time-draft')
    await press(page, asks(page, 'draft').locator('.dash-confirm'))
    expect(await latest()).toMatchObject({ type: 'pick' })

    await page.goto('/play/swap')
    expect(await nextQuestion(page)).toBe('swap')
    const confirm = asks(page, 'swap').locator('.dash-confirm')
    await expect(confirm).toBeDisabled()
    for (const side of await page.locator('.shop-side').all()) await side.getByRole('button').first().click()
    await lookAt(page, 'all-time-swap')
    await press(page, confirm)
    expect(await latest()).toMatchObject({ type: 'swap' })

    await sitDownAfterRace('keep', /You are champion of 1961!|\d\w\w in 1961/)
    expect(await nextQuestion(page)).toBe('keep')
    await page.locator('.shop-market').getByRole('button').last().click()
    await lookAt(page, 'all-time-keep')
    await press(page, asks(page, 'keep').locator('.dash-confirm'))
    expect(await latest()).toMatchObject({ type: 'keep' })
    // The next season begins in the workshop, with what was kept.
    await expect.poll(() => nextQuestion(page)).toBe('draft')
    await page.getByRole('button', { name: 'Season', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText(/1962/)
    await lookAt(page, 'all-time-second-season')
  })
})

test.describe('drafted cars among Legends in any weather, on a phone, in French', () => {
  test.use({
    keeps: setUp([person], { workshop: 'draft', upgrades: 'all', legends: 2, weather: 'on', event: 'title-sponsor' }),
    ...phone,
    locale: 'fr-FR',
  })

  test('three upgrades are picked and the first rounds driven by thumb', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /Courir tout de suite.*Heat/ }).click()
    const seen = await driveOn(page, podium(page), 13)
    for (const phase of ['draft', 'shift', 'play'] as const) expect([...seen]).toContain(phase)
  })
})
