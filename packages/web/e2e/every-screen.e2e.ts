/**
 * Every screen of the page, by day in English and by night in French: everyone can use it, nothing sticks out or is cut,
 * and no English is left when the language is switched under it. Pictures of the main ones are in `out/screens`.
 */
import { join } from 'node:path'
import { barriers } from './kit/barriers.ts'
import { everyQuestion, everyResult, everyScreen, keptForEveryScreen } from './kit/every-screen.ts'
import { expectToFit } from './kit/fits.ts'
import { looks, turnTo } from './kit/looks.ts'
import { expect, test } from './kit/quiet.ts'
import { badlySetOn, isSentence, leftOf, saidOn } from './kit/said.ts'

test.use({
  keeps: keptForEveryScreen,
  contextOptions: { reducedMotion: 'reduce' },
  // The browser itself complains of an address where there is nothing.
  tolerated: /\/(nowhere|device)\S* error: .* 404/,
})

const folder = join(import.meta.dirname, '../../../out/screens')

const pictured = [
  'home',
  'options',
  'start',
  'mid-race',
  'full-table',
  'considered',
  'lesson',
  'whole-rules',
  'curtain',
  'podium',
  'replay',
  'waiting-room',
]

/** The screens of a desk, as many to a test as it has time for. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'home and its dialogs': ['home', 'options', 'pass-and-play', 'invite-friends', 'settings'],
  'setting up and a lesson': ['options-downforce', 'options-heat', 'options-top-race', 'lesson'],
  'the table': ['start', 'mid-race', 'full-table', 'considered', 'waiting', 'menu', 'keys', 'rules', 'season'],
  'the rules': ['whole-rules'],
  'curtain, podium, replay': ['curtain', 'podium', ...everyResult, 'replay', 'checked', 'open-record', 'no-record'],
  'the doors': ['invitation', 'waiting-room', 'guest', 'unknown-address', 'unknown-device'],
  ...Object.fromEntries(bySix(everyQuestion).map((names) => [names.join(', '), names])),
}

function bySix(names: readonly string[]): (readonly string[])[] {
  return names.length > 6 ? [names.slice(0, 6), ...bySix(names.slice(6))] : [names]
}

function everyoneCanUse(size: string, place: string, names: readonly string[]): void {
  test(`${place} on a ${size}: everyone can use it, all of it fits, and in French no English is left`, async ({
    page,
  }) => {
    for (const name of names) {
      await test.step(name, async () => {
        await everyScreen[name]?.(page)
        let english: readonly string[] = []
        for (const look of looks) {
          await turnTo(page, look)
          const where = `${name}, ${look.theme}, ${look.language}`
          if (look.language === 'en') english = await saidOn(page)
          else {
            await expect.soft.poll(() => leftOf(english, page), where).toEqual([])
            expect.soft((await saidOn(page)).filter(isSentence), where).not.toEqual([])
            expect.soft(await badlySetOn(page), where).toEqual([])
          }
          await expectToFit(page, where)
          expect.soft(await barriers(page), where).toEqual([])
          if (pictured.includes(name))
            await page.screenshot({ path: join(folder, `${name}-${size}-${look.language}-${look.theme}.png`) })
        }
        // The next one is met in English.
        await page.evaluate(() => localStorage.removeItem('paddock.language'))
      })
    }
  })
}

test('no screen is left out', () => {
  const looked = Object.values(parts).flat()
  expect(Object.keys(everyScreen).filter((name) => !looked.includes(name))).toEqual([])
})

test.describe(() => {
  test.use({ viewport: { width: 1440, height: 900 } })
  for (const [part, names] of Object.entries(parts)) everyoneCanUse('desk', part, names)
})

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  everyoneCanUse('phone', 'the page', pictured)
})

test('a button without a name would be noticed', async ({ page }) => {
  await page.goto('/replay')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')))
  expect((await barriers(page)).join()).toContain('button-name')
})
