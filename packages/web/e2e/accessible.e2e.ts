import { barriers } from './kit/barriers.ts'
import { everyScreen, keptForEveryScreen } from './kit/every-screen.ts'
import { expect, test } from './kit/quiet.ts'

test.use({
  keeps: keptForEveryScreen,
  contextOptions: { reducedMotion: 'reduce' },
  // The browser itself complains of an address where there is nothing.
  tolerated: /\/nowhere\S* error: .* 404/,
})

function everyoneCanUse(place: string, names: readonly string[]): void {
  test(`${place}: everyone can use it, by day and by night`, async ({ page }) => {
    for (const name of names) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'light' })
        await everyScreen[name]?.(page)
        expect.soft(await barriers(page, 'all'), `${name}, paper`).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
        expect.soft(await barriers(page, 'colours'), `${name}, night`).toEqual([])
      })
    }
  })
}

const phone = ['home', 'full-table', 'considered', 'replay', 'podium']
const parts = {
  'home and its dialogs': ['home', 'options', 'pass-and-play', 'invite-friends', 'settings'],
  'the table': ['start', 'mid-race', 'considered', 'waiting', 'menu', 'rules'],
  'curtain, podium, replay': ['curtain', 'podium', 'replay', 'checked', 'open-record'],
  'the doors': ['invitation', 'waiting-room', 'unknown-address'],
}

test('no screen is left out', () => {
  const looked = [...Object.values(parts), phone].flat()
  expect(Object.keys(everyScreen).filter((name) => !looked.includes(name))).toEqual([])
})

for (const [part, names] of Object.entries(parts)) everyoneCanUse(part, names)

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  everyoneCanUse('the page on a phone', phone)
})

test('a button without a name would be noticed', async ({ page }) => {
  await page.goto('/replay')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
  expect((await barriers(page, 'all')).join()).toContain('button-name')
})
