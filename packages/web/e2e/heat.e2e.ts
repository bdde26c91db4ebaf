/** Races of Heat, driven carefully, and looked at wherever something new is asked. */
import { inHand, podium } from './kit/at-the-table.ts'
import { asks, bot, crowded, driveOn, lookAt, nextQuestion, person, setUp, takeGear } from './kit/heat-driving.ts'
import { entriesOf, recordOf } from './kit/kept.ts'
import { phone } from './kit/phone.ts'
import { expect, test } from './kit/quiet.ts'

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
    await takeGear(page, asks(page, 'shift').getByRole('group').getByRole('button').nth(1))
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

  test('gear and cards are tried out together and take one press, and the rest of the turn another', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /Race now: Heat/ }).click()
    expect(await nextQuestion(page)).toBe('shift')
    const own = async () =>
      (await recordOf(page)).entries.flatMap((entry) =>
        entry.seat === 0 && 'action' in entry ? Object(entry.action).type : [],
      )
    // Two cards are second gear; a third one is third gear; and second gear again keeps two of them.
    const cards = inHand(page)
    for (const card of [2, 3, 4]) await cards.nth(card).click()
    const shift = asks(page, 'shift')
    await expect(shift.locator('.dash-confirm')).toHaveText(/Gear 3: play/)
    await shift.getByRole('button', { name: /^Gear 2/ }).click()
    await expect(shift.locator('.dash-confirm')).toHaveText(/Gear 2: play/)
    await expect(cards.and(page.locator('[aria-pressed="true"]'))).toHaveCount(2)
    await lookAt(page, 'tried-out')
    expect(await own()).toEqual([])
    // Enter makes what is marked with it, also where another gear has the focus; Space presses that one.
    await shift.getByRole('button', { name: /^Gear 1/ }).focus()
    await page.keyboard.press('Enter')
    expect(await nextQuestion(page)).toBe('react')
    expect(await own()).toEqual(['shift', 'play'])
    await asks(page, 'react')
      .getByRole('button', { name: /^Go on, keep all/ })
      .click()
    expect(await nextQuestion(page)).toBe('shift')
    expect(await own()).toEqual(['shift', 'play', 'done', 'discard'])

    // Going on is laid out with the discard after it, can be gone back to, and is made with the last answer.
    await cards.nth(1).click()
    await shift.locator('.dash-confirm').click()
    expect(await nextQuestion(page)).toBe('react')
    const played = await own()
    const goOn = asks(page, 'react').getByRole('button', { name: /^Go on:/ })
    await goOn.click()
    expect(await nextQuestion(page)).toBe('discard')
    // Beside what is laid out a long turn's cards still lie in one row, and the hand is no higher.
    expect(await crowded(page, 7)).toEqual({ rows: 1, spilt: 0, grown: 0 })
    await page
      .getByRole('list', { name: /^Laid out/ })
      .getByRole('button')
      .first()
      .click()
    await goOn.click()
    expect(await own()).toEqual(played)
    await asks(page, 'discard').locator('.dash-confirm').click()
    expect(await nextQuestion(page)).toBe('shift')
    expect(await own()).toEqual([...played, 'done', 'discard'])
  })
})

test.describe('alone, on a phone, in French', () => {
  test.use({
    keeps: setUp([person], { circuit: 'gb', laps: 1, gears: 'with-cards' }),
    ...phone,
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
