/** The home page with all its motion, which most other tests do without. */
import { barriers } from './kit/barriers.ts'
import { keptMatches } from './kit/film.ts'
import { expect, regular, test } from './kit/quiet.ts'

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

test('a track is drawn beside the title before the race has come', async ({ page }) => {
  await page.route(/\/quiet-race-.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const track = page.locator('.home-hero-track')
  await expect(track).toBeVisible()
  const [drawn, room] = [await track.boundingBox(), await page.locator('.home-hero-race').boundingBox()]
  expect(drawn).toEqual(room)
})

test.describe('for a newcomer', () => {
  test.use({ keeps: {} })

  for (const { locale, colorScheme, theme } of [
    { locale: 'en-GB', colorScheme: 'light', theme: 'paper' },
    { locale: 'fr-FR', colorScheme: 'dark', theme: 'night' },
  ] as const) {
    test.describe(`${locale}, ${theme}`, () => {
      test.use({ locale, colorScheme })

      test('every poster and every button of the games lies within a screen and a half, and everyone can use them', async ({
        page,
      }) => {
        await page.goto('/')
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expect(page.locator('.home-card .home-poster svg')).toHaveCount(4)
        const ends = await page
          .locator('.home-card-circuit, .home-card button')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
        expect(ends.length).toBeGreaterThan(20)
        expect(Math.max(...ends)).toBeLessThanOrEqual(1350)
        expect(await barriers(page)).toEqual([])
        await page.setViewportSize({ width: 390, height: 844 })
        expect(await barriers(page)).toEqual([])
      })
    })
  }

  test('one button names its game and starts it the easy way, which is no habit from then on', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'First race: Downforce' }).click()
    await expect(page).toHaveURL(/\/play\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marina Bay')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your races')
    const race = page.getByRole('listitem').filter({ hasText: 'You and 3 bots' })
    await expect(race).toContainText(/Marina Bay/)
    await expect(page.getByText('As last time')).toHaveCount(0)
  })
})

test.describe('with a variant played last', () => {
  const chairs = [{ kind: 'person', name: '' }, ...[1, 2, 3].map(() => ({ kind: 'bot', bot: 'instinct' }))]
  const tour = JSON.stringify({ chairs, options: { format: 'world-tour' } })
  test.use({ keeps: { ...regular, ...keptMatches, 'paddock.setup.alone.downforce': tour } })

  test('the card says so, and leads back to the usual rules', async ({ page }) => {
    await page.goto('/')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Downforce' }) })
    await expect(card).toContainText('As last time: World tour')
    await card.getByRole('button', { name: 'Usual rules: Downforce' }).click()
    await expect(card).not.toContainText('As last time')
    await card.getByRole('button', { name: 'Race now: Downforce' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Auction/)
  })
})
