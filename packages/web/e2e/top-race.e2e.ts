/** Top Race: an auction and a race as far as the first bet, a whole children's race by thumb, and variants that clash. */
import type { Locator, Page } from '@playwright/test'
import { podium } from './kit/at-the-table.ts'
import { beyond, entriesOf, recordOf } from './kit/kept.ts'
import { phone } from './kit/phone.ts'
import { isAsked, laidOut, lookAt, playButton, playLaidOut } from './kit/playing.ts'
import { expect, regular, test } from './kit/quiet.ts'

const person = { kind: 'person', name: '' }
const bot = { kind: 'bot', bot: 'instinct' }

function setUp(chairs: readonly unknown[], options: unknown): Record<string, string> {
  return { ...regular, 'paddock.setup.alone.top-race': JSON.stringify({ chairs, options }) }
}

/** Everything that decides something; what only sets an amount is not among it. */
function choices(page: Page): Locator {
  return page.locator('.table-hand [data-choice]:not(:disabled)')
}

/** What is asked, by what is shown for it. */
const parts = {
  auction: '.tr-raise .tr-pass',
  grid: '.tr-grid [data-choice]',
  bet: '.tr-bet-cars [data-choice]',
  draw: '.tr-draw [data-choice]',
  pair: '.tr-uses [data-choice]',
}
type Question = keyof typeof parts | 'race'

async function questionOf(page: Page): Promise<Question> {
  for (const [name, part] of Object.entries(parts)) {
    if (isQuestion(name) && (await page.locator(part).first().isVisible())) return name
  }
  return 'race'
}

function isQuestion(name: string): name is keyof typeof parts {
  return name in parts
}

/** Takes a choice; on a phone the first tap only looks at it. */
async function press(page: Page, choice: Locator): Promise<void> {
  const entries = await entriesOf(page)
  await choice.click()
  const isLooked = (await entriesOf(page)) === entries
  if (isLooked && (await playButton(page).isVisible())) await playLaidOut(page)
  else if (isLooked && (await choice.isVisible())) await choice.click()
  await beyond(page, entries)
}

/** One bid for the first driver, no other: the last one comes to whoever has none. */
async function answer(page: Page, question: Question): Promise<void> {
  await press(page, question === 'auction' ? page.locator('.tr-pass') : choices(page).first())
}

/** Plays on, and looks at each question when it is first asked; to the end, or until the one that is named. */
async function playOn(page: Page, until?: Question): Promise<Set<Question>> {
  const seen = new Set<Question>()
  while (await isAsked(page)) {
    const question = await questionOf(page)
    if (!seen.has(question)) await lookAt(page, 'top-race', question)
    seen.add(question)
    if (question === until) break
    await answer(page, question)
  }
  return seen
}

test.describe('for money, with six stables', () => {
  test.use({
    keeps: setUp([person, bot, bot, bot, bot, bot], { races: 1, bets: 'on' }),
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('a bid is raised by steps and made, the last driver comes for its price, and the race goes to the first bet', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /Race now: Top Race/ }).click()
    await expect(page).toHaveURL(/\/play\//)
    await expect(page.locator(parts.auction)).toBeVisible({ timeout: 60_000 })
    // Two steps more than the least, and one back: nothing is bid before the button is pressed.
    const entries = await entriesOf(page)
    const amount = page.locator('.tr-amount')
    const least = dollars(await amount.innerText())
    const [fewer, more] = [page.locator('.tr-stepper button').first(), page.locator('.tr-stepper button').last()]
    await more.click()
    await more.click()
    await fewer.click()
    expect(dollars(await amount.innerText())).toBe(least + 10_000)
    expect(await entriesOf(page)).toBe(entries)
    // Whoever comes back has touched nothing yet: Enter makes the bid that stands there.
    await page.reload()
    await expect(page.locator(parts.auction)).toBeVisible({ timeout: 60_000 })
    await page.keyboard.press('Enter')
    await expect.poll(() => entriesOf(page)).toBeGreaterThan(entries)
    expect([...(await playOn(page, 'race'))]).toContain('race')
    await playInTwoPresses(page)
    expect([...(await playOn(page, 'bet'))]).toContain('bet')
  })
})

/** A card with several rows to be decided, all of them laid out by one press and played by the next. */
async function playInTwoPresses(page: Page): Promise<void> {
  const own = async () => (await recordOf(page)).entries.filter(({ seat }) => seat === 0).length
  const before = await own()
  for (let card = 0; (await laidOut(page).count()) < 3 || (await playButton(page).isDisabled()); card++)
    await choices(page).nth(card).click()
  await lookAt(page, 'top-race', 'laid-out')
  const rows = await laidOut(page).count()
  expect(await own()).toBe(before)
  // Enter plays it, whatever was touched last.
  await expect(playButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  // The card itself and every row of it.
  await expect.poll(own).toBe(before + 1 + rows)
}

function dollars(text: string): number {
  return Number(text.replace(/\D/g, ''))
}

test.describe('the children’s race, on a phone, in French', () => {
  test.use({
    keeps: setUp([person, bot, bot, bot, bot, bot], { game: 'children' }),
    contextOptions: { reducedMotion: 'reduce' },
    ...phone,
    locale: 'fr-FR',
  })

  test('cards are turned over and driven by thumb until somebody is home', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /Courir tout de suite.*Top Race/ }).click()
    const seen = await playOn(page)
    expect([...seen]).toContain('draw')
    await lookAt(page, 'top-race', 'children-result')
    await expect(podium(page)).toBeVisible()
  })
})

test('two variants that exclude each other are told, with the reason and a way out', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Options of Top Race' }).click()
  const dialog = page.getByRole('dialog', { name: /Top Race/ })
  await dialog.locator('summary').click()
  const start = dialog.locator('button[type="submit"]')
  await dialog.getByRole('radio', { name: /^Open hands/ }).check()
  await expect(start).toBeEnabled()
  await dialog.getByRole('radio', { name: /^Bingo race/ }).check()
  await expect(start).toBeDisabled()
  await expect(dialog.locator('.setup-clash').first()).toContainText('nobody holds cards')
  await lookAt(page, 'top-race', 'clash')
  await dialog.locator('.setup-clash').first().getByRole('button').first().click()
  await expect(dialog.locator('.setup-clash')).toHaveCount(0)
  await start.click()
  await expect(page).toHaveURL(/\/play\//)
})
