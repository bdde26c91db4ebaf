/** Whole matches of Downforce, looked at wherever something new is asked. */
import { box } from '@paddock/games/downforce'
import type { AnyMatch } from '@paddock/kernel'
import type { Page } from '@playwright/test'
import { asked, podium } from './kit/at-the-table.ts'
import { beyond, entriesOf, recordOf } from './kit/kept.ts'
import { keptAt } from './kit/moments.ts'
import { phone } from './kit/phone.ts'
import { choose, isAsked, laidOut, lookAt, offered, playLaidOut } from './kit/playing.ts'
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
  await page.getByRole('button', { name: 'Back to the start of this move' }).click()
  expect(await entriesOf(page)).toBe(entries)
  await choose(page, 0)
}

test.describe('in the middle of a card', () => {
  // A card is laid and a row of it driven, which told nobody anything new, and the next one is asked.
  const isBetweenRows = (match: AnyMatch) => {
    const { entries } = match.record()
    const isOwn = entries.slice(-2).every(({ seat }) => seat === 0)
    return isOwn && match.view(0).choices.length > 1 && match.mayUndo(0)
  }
  const half = keptAt({ box, seats: 3, options: {}, seed: 'a card in two halves', isIt: isBetweenRows })
  test.use({ keeps: { ...regular, 'paddock.match.half': half } })

  test('Take back asks again what was answered, and Enter answers that and takes nothing back', async ({ page }) => {
    await page.goto('/play/half')
    await expect(offered(page).first()).toBeVisible()
    const entries = await entriesOf(page)
    await page.getByRole('button', { name: 'Take back' }).click()
    await beyond(page, entries)
    await expect(offered(page).first()).toBeVisible()
    // There is more to take back.
    await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()
    await page.keyboard.press('Enter')
    await playLaidOut(page)
    await beyond(page, entries + 1)
    const undone = (await recordOf(page)).entries.filter((entry) => 'undo' in entry)
    expect(undone).toHaveLength(1)
  })
})

test.describe('right after the page has come', () => {
  const isCardAsked = (match: AnyMatch) =>
    Object(match.view(0).view).phase === 'card' && match.view(0).choices.length > 1
  const cards = keptAt({ box, seats: 3, options: {}, seed: 'the first card', isIt: isCardAsked })
  test.use({ keeps: { ...regular, 'paddock.match.cards': cards } })
  const layers = /\/rehearsed-.*\.js$/

  test('a card is chosen, waits for what lays it out', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(layers, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/play/cards')
    const entries = await entriesOf(page)
    await offered(page).first().click()
    await expect(offered(page).first()).toHaveAttribute('data-considered', 'true')
    expect(await entriesOf(page)).toBe(entries)
    held.resolve()
    await expect(laidOut(page).first()).toBeVisible()
    expect(await entriesOf(page)).toBe(entries)
  })
})

test.describe('on a phone, in French', () => {
  test.use({ ...phone, locale: 'fr-FR' })

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
