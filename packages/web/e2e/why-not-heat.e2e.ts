/** Heat: whatever lies there and cannot be done now says why, at every kind of question. */
import { random } from '@paddock/bots'
import { box } from '@paddock/games/heat'
import { type AnyMatch, isObject } from '@paddock/kernel'
import { cards, inHand } from './kit/at-the-table.ts'
import { asks, nextQuestion } from './kit/heat-driving.ts'
import { keptAt, offers } from './kit/moments.ts'
import { keptQuestions } from './kit/questions.ts'
import { expect, regular, test } from './kit/quiet.ts'
import { answer, isTold, outOfReach, spaceInSight } from './kit/reaching.ts'

const { questions, matches } = await keptQuestions()

interface Moment {
  readonly options: object
  isIt(match: AnyMatch): boolean
}

/** What only some races ask, and hands that leave little to choose. */
const moments: Readonly<Record<string, Moment>> = {
  'heat-plan': { options: { gears: 'with-cards' }, isIt: (match) => phaseOf(match) === 'plan' },
  'heat-owing': { options: { workshop: 'draft', upgrades: 'all' }, isIt: (match) => offers(match, 'scrap') },
  'heat-cluttered': { options: {}, isIt: isCluttered },
}

function phaseOf(match: AnyMatch): unknown {
  const { view } = match.view(0)
  return isObject(view) ? view.phase : undefined
}

/** HT-PLAY-07: all that can be played, filled up with Heat. */
function isCluttered(match: AnyMatch): boolean {
  const heat = 0
  return match.view(0).choices.some((choice) => Object(choice).type === 'play' && Object(choice).cards.includes(heat))
}

const kept = Object.entries(moments).map(([name, moment]) => {
  const match = keptAt({ box, seats: 3, seed: name, bots: random, ...moment })
  return [`paddock.match.${name}`, match]
})

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  keeps: { ...regular, ...matches, ...Object.fromEntries(kept) },
})

const everywhere = [...questions.filter((name) => name.startsWith('heat')), ...Object.keys(moments)]

for (const name of everywhere) {
  test(`${name}: what is out of reach says why, and so do a space and a car`, async ({ page }) => {
    await page.goto(`/play/${name}`)
    await expect(asks(page)).toBeVisible({ timeout: 60_000 })
    // Between two seasons it is shown first how the last one came out.
    if (name === 'heat-keep') {
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await isTold(page, async () => {
      const { x, y } = await spaceInSight(page)
      await page.mouse.click(x, y)
    })
    // Where the view follows one's own car, the others may be out of sight.
    await page.getByRole('button', { name: 'Whole circuit' }).click()
    const rival = page.locator('.board-car:not(:has(.board-own)):visible').first()
    await isTold(page, () => rival.click({ force: true }))
    const pieces = await outOfReach(page).all()
    expect(pieces.length).toBeGreaterThan(0)
    for (const piece of pieces) await isTold(page, () => piece.click({ force: true }))
  })
}

test('who reaches for Heat by keyboard is told why, in place of what it is', async ({ page }) => {
  await page.goto('/play/heat-cluttered')
  await expect(asks(page)).toBeVisible({ timeout: 60_000 })
  const heat = cards(page).locator('[data-card="0"]').first()
  await isTold(page, async () => {
    await heat.focus()
    await page.keyboard.press('Enter')
  })
  await expect(page.locator('.dash-bubble')).toHaveCount(0)
})

test('what is chosen is not answered', async ({ page }) => {
  await page.goto('/play/heat-shift')
  expect(await nextQuestion(page)).toBe('shift')
  // By now somebody listens.
  await isTold(page, () => outOfReach(page).first().click({ force: true }))
  for (const card of [0, 1]) await inHand(page).nth(card).click()
  await expect(answer(page)).toHaveCount(0)
  await asks(page, 'shift').locator('.dash-confirm').click()
  await expect(asks(page, 'shift')).toHaveCount(0)
  await expect(answer(page)).toHaveCount(0)
})
