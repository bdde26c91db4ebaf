/** Whole matches of Downforce, looked at wherever something new is asked. */
import type { Page } from '@playwright/test'
import { asked, podium } from './kit/at-the-table.ts'
import { entriesOf } from './kit/kept.ts'
import { choose, isAsked, laidOut, lookAt, offered } from './kit/playing.ts'
import { expect, regular, test } from './kit/quiet.ts'

const bot = { kind: 'bot', bot: 'instinct' }
/** Six players have the fewest cards each. */
const chairs = [{ kind: 'person', name: '' }, bot, bot, bot, bot, bot]

test.use({
  keeps: { ...regular, 'paddock.setup.alone.downforce': JSON.stringify({ chairs, options: {} }) },
  contextOptions: { reducedMotion: 'reduce' },
})

/** What is asked, by the sentence that asks it. */
const questions = {
  auction: /^(Bid|Enchérissez|Enchère)/i,
  card: /play a card|de jouer.*carte/i,
  wild: /wild|joker/i,
  bet: /bet on|pariez/i,
  steer: /^(Steer|Conduisez|Pilotez|Dirigez)/i,
}
type Question = keyof typeof questions

async function questionOf(page: Page): Promise<Question | 'other'> {
  const said = await asked(page).innerText()
  for (const [name, sentence] of Object.entries(questions)) {
    if (sentence.test(said) && isQuestion(name)) return name
  }
  return 'other'
}

function isQuestion(name: string): name is Question {
  return name in questions
}

/** Plays on, and looks at each question when it is first asked; to the end, or until the one that is named. */
async function playOn(page: Page, until?: Question): Promise<Set<string>> {
  const seen = new Set<string>()
  for (let turn = 0; await isAsked(page); turn++) {
    const question = await questionOf(page)
    if (!seen.has(question)) await lookAt(page, 'downforce', question)
    seen.add(question)
    if (question === until) break
    await choose(page, turn)
  }
  return seen
}

test('from the home page through auction and race to the first bet, and a card is laid out and changed on the way', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Race now: Downforce' }).click()
  await expect(page).toHaveURL(/\/play\//)
  await changeALaidOutCard(page)
  const seen = await playOn(page, 'bet')
  expect([...seen]).toContain('bet')
})

/** The rows of a card are laid out without being played: a row, and then the card itself, is another one in the end. */
async function changeALaidOutCard(page: Page): Promise<void> {
  while ((await isAsked(page)) && (await questionOf(page)) !== 'card') await choose(page, 0)
  const entries = await entriesOf(page)
  const cards = offered(page)
  for (let card = 0; (await laidOut(page).count()) < 2; card++) await cards.nth(card).click()
  await lookAt(page, 'downforce', 'laid-out')
  await laidOut(page).first().click()
  await expect(asked(page)).toHaveText(questions.steer)
  const ways = offered(page)
  const [before, last] = [await laidOut(page).first().innerText(), ways.last()]
  await ((await ways.count()) > 1 && (await last.getAttribute('data-considered')) === 'true'
    ? ways.first()
    : last
  ).click()
  await expect(laidOut(page).first()).not.toHaveText(before)
  await page.getByRole('button', { name: 'Back to the first choice' }).click()
  expect(await entriesOf(page)).toBe(entries)
  await choose(page, 0)
}

test.describe('on a phone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' })

  test('the auction, the race and the bets are played by thumb, to the score sheet', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /Courir tout de suite.*Downforce/ }).click()
    const seen = await playOn(page)
    for (const question of ['auction', 'card', 'bet']) expect([...seen]).toContain(question)
    await lookAt(page, 'downforce', 'score-sheet')
    const result = podium(page)
    await expect(result.getByRole('list').first().getByRole('listitem')).toHaveCount(chairs.length)
    await expect(result).toContainText(/Total/)
  })
})
