/** Races of Heat, driven carefully, and looked at wherever something new is asked. */
import { inHand, podium } from './kit/at-the-table.ts'
import { asks, bot, driveOn, lookAt, nextQuestion, person, setUp, takeGear } from './kit/heat-driving.ts'
import { entriesOf, recordOf } from './kit/kept.ts'
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

  test('gear and cards are tried out together and take a press each, and the rest of the turn one', async ({
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
    await expect(shift.locator('.dash-confirm')).toHaveText(/gear 3, then/)
    await shift.getByRole('button', { name: /^Gear 2/ }).click()
    await expect(shift.locator('.dash-confirm')).toHaveText(/gear 2, then/)
    await expect(cards.and(page.locator('[aria-pressed="true"]'))).toHaveCount(2)
    await lookAt(page, 'tried-out')
    expect(await own()).toEqual([])
    await shift.locator('.dash-confirm').click()
    expect(await nextQuestion(page)).toBe('play')
    expect(await own()).toEqual(['shift'])
    // They are picked already.
    await asks(page, 'play').locator('.dash-confirm').click()
    expect(await nextQuestion(page)).toBe('react')
    await asks(page, 'react')
      .getByRole('button', { name: /^Go on, keep all/ })
      .click()
    expect(await nextQuestion(page)).toBe('shift')
    expect(await own()).toEqual(['shift', 'play', 'done', 'discard'])
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
