/** Races of Heat, driven carefully, and looked at wherever something new is asked. */
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { inHand, podium } from './at-the-table.ts'
import { barriers } from './barriers.ts'
import { expectToFit } from './fits.ts'
import { beyond, entriesOf } from './kept.ts'
import { expect, regular, test } from './quiet.ts'

const folder = join(import.meta.dirname, '../../../out/screens')
const person = { kind: 'person', name: '' }
const bot = { kind: 'bot', bot: 'instinct' }

function setUp(chairs: readonly unknown[], options: unknown): Record<string, string> {
  return { ...regular, 'paddock.setup.alone.heat': JSON.stringify({ chairs, options }) }
}

const phases = ['shift', 'play', 'plan', 'react', 'slipstream', 'discard'] as const
type Phase = (typeof phases)[number]

/** Where something is asked of the driver. What they have answered may still be changed while others decide, but is not asked. */
function asks(page: Page, phase?: Phase): Locator {
  const question = page.locator(phase ? `.dash-asked[data-phase="${phase}"]` : '.dash-asked[data-phase]')
  return question.filter({ hasNot: page.locator('[data-sealed]') })
}

/** What is asked of the driver; undefined when the race is over. */
async function nextQuestion(page: Page): Promise<Phase | undefined> {
  await expect(asks(page).or(podium(page)).first()).toBeVisible({ timeout: 60_000 })
  if (await podium(page).isVisible()) return undefined
  const phase = await asks(page).getAttribute('data-phase')
  const known = phases.find((name) => name === phase)
  if (!known) throw new Error(`nobody knows how to answer ${phase}`)
  return known
}

/** On a phone the first tap may only look; the second one does it. */
async function press(page: Page, button: Locator): Promise<void> {
  const entries = await entriesOf(page)
  await button.click()
  if ((await entriesOf(page)) === entries && (await button.isVisible())) await button.click()
  await beyond(page, entries)
}

/** Second gear, the lowest cards, no risk and no thrift: slow, but it gets home. */
async function drive(page: Page, phase: Phase): Promise<void> {
  const question = asks(page, phase)
  const confirm = question.locator('.dash-confirm')
  switch (phase) {
    case 'shift': {
      const gears = question.getByRole('group').getByRole('button')
      await press(page, gears.nth(Math.min(1, (await gears.count()) - 1)))
      return
    }
    case 'play':
      for (let card = 0; !(await confirm.isEnabled()); card++) await inHand(page).nth(card).click()
      await press(page, confirm)
      return
    case 'plan':
      for (const card of [0, 1]) await inHand(page).nth(card).click()
      await press(page, confirm)
      return
    case 'react':
      await press(page, question.locator('.dash-use-on'))
      return
    case 'slipstream':
      await press(page, question.getByRole('group').getByRole('button').last())
      return
    case 'discard':
      await press(page, confirm)
  }
}

async function lookAt(page: Page, question: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  await expectToFit(page)
  expect.soft(await barriers(page, 'all'), question).toEqual([])
  await page.screenshot({ path: join(folder, `heat-${question}-${width}.png`) })
}

/** Drives on, and looks at each question when it is first asked, until the race is over or the driver may give up. */
async function driveOn(page: Page, until: Locator): Promise<Set<Phase>> {
  const seen = new Set<Phase>()
  for (let phase = await nextQuestion(page); phase; phase = await nextQuestion(page)) {
    if (!seen.has(phase)) await lookAt(page, phase)
    seen.add(phase)
    if (await until.isVisible()) break
    await drive(page, phase)
  }
  return seen
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('against three bots', () => {
  test.use({ keeps: setUp([person, bot, bot, bot], { race: 'first-game' }) })

  test('a lap of the USA is driven until the bots are home, and then given up', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /Race now: Heat/ }).click()
    await expect(page).toHaveURL(/\/play\//)
    const leave = page.getByRole('button', { name: /^Give up/ })
    const seen = await driveOn(page, leave)
    for (const phase of ['shift', 'play', 'react', 'discard'] as const) expect([...seen]).toContain(phase)
    // One click is not enough to give up.
    const entries = await entriesOf(page)
    await leave.click()
    expect(await entriesOf(page)).toBe(entries)
    await page.getByRole('alert').getByRole('button').first().click()
    await expect(podium(page)).toBeVisible({ timeout: 60_000 })
    await expect(podium(page)).toContainText(/gave up/i)
    await lookAt(page, 'result')
  })

  test('the speed is told while the cards are picked, and no card is played by one click', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /Race now: Heat/ }).click()
    expect(await nextQuestion(page)).toBe('shift')
    await press(page, asks(page, 'shift').getByRole('group').getByRole('button').nth(1))
    expect(await nextQuestion(page)).toBe('play')
    const confirm = asks(page, 'play').locator('.dash-confirm')
    await expect(confirm).toBeDisabled()
    // The speed is told as the cards are picked.
    await inHand(page).nth(0).click()
    await expect(confirm).toBeDisabled()
    await inHand(page).nth(1).click()
    await expect(confirm).toBeEnabled()
    await expect(asks(page, 'play')).toContainText(/speed/i)
    await inHand(page).nth(1).click()
    await expect(confirm).toBeDisabled()
  })
})

test.describe('alone, on a phone, in French', () => {
  test.use({
    keeps: setUp([person], { circuit: 'gb', laps: 1, gears: 'with-cards' }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  })

  test('a time trial is driven by thumb to the flag', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /Courir tout de suite.*Heat/ }).click()
    const seen = await driveOn(page, podium(page))
    for (const phase of ['plan', 'react', 'discard'] as const) expect([...seen]).toContain(phase)
    await lookAt(page, 'time-trial')
    await expect(podium(page)).toContainText(/\d+ manches/)
  })
})
