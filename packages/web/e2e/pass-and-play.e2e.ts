import { formelFun } from '@paddock/games/formel-fun'
import { type MatchRecord, replay, type Seat } from '@paddock/kernel'
import type { Page } from '@playwright/test'
import { cards, curtain, inHand } from './kit/at-the-table.ts'
import { beyond, entriesOf, recordOf } from './kit/kept.ts'
import { expect, regular, test } from './kit/quiet.ts'
import { handOf, shownHand } from './kit/received.ts'

const people = ['Anna', 'Ben']

/** Notes in the page itself what it holds and says at every change: behind a curtain, before one, and otherwise. */
function watchCurtains(): void {
  const note = (when: string, what: string) =>
    sessionStorage.setItem(when, `${sessionStorage.getItem(when) ?? ''}\n${what}`)
  let hasFallen = false
  new MutationObserver(() => {
    const isDown = document.querySelector('dialog.table-curtain[open]') !== null
    hasFallen ||= isDown
    const hasCards = document.querySelector('[data-choice], .fun-card') !== null
    if (hasCards && isDown) note('behind', 'cards are there')
    if (hasCards && !hasFallen) note('before', 'cards are there')
    const said = Array.from(document.querySelectorAll('[aria-live], dialog[open]'), (part) => part.textContent)
    note(isDown ? 'behind' : 'open', said.join(' '))
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
}

function noted(page: Page, when: 'behind' | 'before' | 'open'): Promise<string> {
  return page.evaluate((key) => sessionStorage.getItem(key) ?? '', when)
}

function pending(record: MatchRecord): Seat {
  return replay(formelFun, record).pending[0] ?? 0
}

/** The person whom the match waits for, once the bots have moved. */
async function personAsked(page: Page): Promise<Seat> {
  for (;;) {
    const record = await recordOf(page)
    const seat = pending(record)
    if (seat < people.length) return seat
    await beyond(page, record.entries.length)
  }
}

/** At an instant pace everything comes at once; at a brisk one the mover still hears what they drew when the curtain falls. */
for (const { pace, turns, reducedMotion } of [
  { pace: 'instant', turns: 30, reducedMotion: 'reduce' },
  { pace: 'brisk', turns: 5, reducedMotion: 'no-preference' },
] as const) {
  test.describe(`at ${pace} pace`, () => {
    test.use({ keeps: { ...regular, 'paddock.pace': pace }, contextOptions: { reducedMotion } })
    test('two people pass the device round, and nobody’s cards are there before that person has it', ({ page }) =>
      passRound(page, turns))
  })
}

async function passRound(page: Page, turns: number): Promise<void> {
  await page.addInitScript(watchCurtains)
  await page.goto('/')
  await page.getByRole('button', { name: /^pass and play.*formel fun/i }).click()
  await page.getByRole('button', { name: 'Start the race' }).click()
  await expect(page).toHaveURL(/\/play\//)

  const take = async (seat: Seat) => {
    const name = people[seat] ?? ''
    await expect(curtain(page)).toContainText(name)
    expect(await page.locator('[data-choice], .fun-card').count()).toBe(0)
    expect(await page.locator('body').textContent()).not.toMatch(/draws (red|blue|a turbo)/)
    await page.keyboard.press('Escape')
    await expect(curtain(page)).toBeVisible()
    await page.getByRole('button', { name: `I am ${name}` }).click()
    await expect(curtain(page)).toBeHidden()
  }

  let looking: Seat | undefined
  for (let turn = 0; turn < turns; turn++) {
    const seat = await personAsked(page)
    if (seat !== looking) await take(seat)
    looking = seat
    const record = await recordOf(page)
    await expect.poll(() => shownHand(page)).toEqual(handOf(record, seat))
    await inHand(page).last().click()
    await beyond(page, record.entries.length)
  }

  const last = await personAsked(page)
  if (last !== looking) await take(last)
  await expect(cards(page)).toBeVisible()
  const entries = await entriesOf(page)
  await page.reload()
  await take(pending(await recordOf(page)))
  expect(await entriesOf(page)).toBe(entries)

  expect(await noted(page, 'before')).toBe('')
  const behind = await noted(page, 'behind')
  expect(behind).toContain('Over to Ben')
  expect(behind).not.toContain('cards are there')
  const drawn = /draws (red|blue|a turbo)/
  expect(behind, 'what is said while the curtain is down').not.toMatch(drawn)
  expect(await noted(page, 'open'), 'what is said to the person who looks').toMatch(drawn)
}
