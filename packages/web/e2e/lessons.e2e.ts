import type { Locator, Page } from '@playwright/test'
import { expectToFit } from './kit/fits.ts'
import { expect, test } from './kit/quiet.ts'

function coach(page: Page): Locator {
  return page.getByRole('region', { name: /^(Lesson|Leçon)/ })
}

/** The card of the hand that a lesson could point at. */
function card(page: Page, kind: string, piece = 'card'): Locator {
  return page.locator(`button[data-piece='{"kind":"${kind}","piece":"${piece}"}']`)
}

async function outlineOf(shown: Locator): Promise<string> {
  return shown.evaluate((element) => getComputedStyle(element).outlineStyle)
}

test('a lesson is gone through by keyboard: a mistake is answered, it is left and resumed, and counts as done', async ({
  page,
}) => {
  await page.goto('/')
  const learn = page.getByRole('link', { name: /^Learn Formel Fun/ })
  await expect(learn).toHaveAccessibleName(/Next: A first race.*0 of 3/)
  await learn.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/learn\/formel-fun\/first-race$/)
  await expect(coach(page)).toContainText('The three red cars are yours')
  // Wherever the focus is, Enter goes on.
  await page.keyboard.press('Enter')
  await expect(coach(page)).toContainText('Your car 1 stands on a 10')
  await page.goto('/learn/formel-fun/last-car')
  const said = coach(page)
  const next = said.getByRole('button', { name: 'Next' })
  await expect(said).toContainText('A green car is over the line')
  await expect(said.getByRole('img', { name: 'Step 1 of 5' })).toBeVisible()
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said).toContainText('Which one should you keep')
  await expect(said.getByRole('img', { name: 'Step 2 of 5' })).toBeVisible()
  await expect.poll(() => outlineOf(card(page, 'blue-7'))).toBe('solid')
  await expect.poll(() => outlineOf(card(page, 'red-10'))).not.toBe('solid')
  await expect(page.locator('.learn-rings circle')).toHaveCount(1)

  // Enter on the last card of the hand: the one that should have been kept.
  await expect(page.locator('[data-choice]:focus')).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(card(page, 'blue-7')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said).toContainText('now the blue 7 is gone')

  await page.reload()
  await expect(said).toContainText('now the blue 7 is gone')
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said).toContainText('No card goes past blue 3 any more')
  await page.keyboard.press('1')
  await expect(said).toContainText('Your car is out')
  await page.keyboard.press('Enter')
  await expect(said).toContainText('single file')
  await page.keyboard.press('Enter')
  await expect(said).toContainText('faster than one other car')
  await expect(said.getByRole('link', { name: 'Next: Turbos' })).toBeVisible()

  await said.getByRole('button', { name: 'Once more' }).click()
  await expect(said).toContainText('A green car is over the line')
  await said.getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL(/\/learn\/formel-fun\/turbos$/)
  await said.getByRole('link', { name: 'Leave' }).click()
  await expect(learn).toHaveAccessibleName(/Next: A first race.*1 of 3/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a lesson is gone through with a thumb, and nothing of it lies over what it points at', async ({ page }) => {
    await page.goto('/learn/formel-fun/turbos')
    const said = coach(page)
    const next = said.getByRole('button', { name: 'Next' })
    await expect(said).toContainText('your car 3 is far behind')
    await next.tap()
    await expect(said).toContainText('it adds 5 to that')
    await next.tap()
    await expect(said).toContainText('red 6 on a 6 is plenty')
    await expectToFit(page)
    await tapTwice(card(page, 'red-6'))
    await expect(said).toContainText('With a turbo on top')
    const boosted = card(page, 'red-7', 'boost')
    await expect.poll(() => outlineOf(boosted)).toBe('solid')
    await boosted.scrollIntoViewIfNeeded()
    await expectApart(said, boosted)
    await tapTwice(boosted)
    await expect(said).toContainText('From now on you hold four')
    await next.tap()
    await expect(said).toContainText('Three times a match')
    await next.tap()
    await expect(said).toContainText('Play the turbo alone')
    await tapTwice(card(page, 'turbo'))
    await expect(said).toContainText('Alone, a turbo is a simple 5')
    await said.getByRole('button', { name: 'Now a real race' }).tap()
    await expect(page).toHaveURL(/\/play\//)
  })
})

async function tapTwice(choice: Locator): Promise<void> {
  await choice.tap()
  await choice.tap()
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('one of them is not shown')
  expect(a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x).toBe(true)
}
