/** Whole matches of Downforce, looked at wherever something new is asked. */
import type { Locator, Page } from '@playwright/test'
import { asked, podium } from './kit/at-the-table.ts'
import { choose, isAsked, lookAt, offered } from './kit/playing.ts'
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

test('from the home page through auction and race to the first bet, and a card is taken back on the way', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Race now: Downforce' }).click()
  await expect(page).toHaveURL(/\/play\//)
  await takeBackACard(page)
  const seen = await playOn(page, 'bet')
  expect([...seen]).toContain('bet')
})

/** Not every card leaves something to decide before the next player's turn; the first one that does is taken back. */
async function takeBackACard(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: 'Take back' })
  for (let isBack = false; !isBack; ) {
    while ((await isAsked(page)) && (await questionOf(page)) !== 'card') await choose(page, 0)
    const hand = await offered(page).count()
    await choose(page, 0)
    expect(await isAsked(page)).toBe(true)
    isBack = ['steer', 'wild'].includes(await questionOf(page)) && (await comes(back))
    if (!isBack) continue
    await back.press('Enter')
    await expect(asked(page)).toHaveText(questions.card)
    await expect(offered(page)).toHaveCount(hand)
    // Whoever presses Enter once more means the question, not the way back.
    await expect(offered(page).first()).toBeFocused()
  }
}

/** Whether a card may be taken back is found out after it was played. */
async function comes(button: Locator): Promise<boolean> {
  return await button.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  )
}

test.describe('on a phone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' })

  test('the auction, the race and the bets are played by thumb, to the score sheet', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /Courir tout de suite.*Downforce/ }).click()
    const seen = await playOn(page)
    for (const question of ['auction', 'card', 'steer', 'bet']) expect([...seen]).toContain(question)
    await lookAt(page, 'downforce', 'score-sheet')
    const result = podium(page)
    await expect(result.getByRole('list').first().getByRole('listitem')).toHaveCount(chairs.length)
    await expect(result).toContainText(/Total/)
  })
})
