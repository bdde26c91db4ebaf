import type { Locator, Page } from '@playwright/test'
import { expect, test } from './kit/quiet.ts'

function coach(page: Page): Locator {
  return page.getByRole('region', { name: /^Lesson/ })
}

/** Whatever of the hand a lesson could point at. */
function piece(page: Page, named: string): Locator {
  return page.locator(`button[data-piece='${named}']`).first()
}

async function outlineOf(shown: Locator): Promise<string> {
  return shown.evaluate((element) => getComputedStyle(element).outlineStyle)
}

test('a lesson of Heat asks gear, cards, cooling and slipstream one by one, and answers what was not meant', async ({
  page,
}) => {
  await page.goto('/learn/heat/slipstream')
  const said = coach(page)
  await expect(said).toContainText('three Heat clog your hand')
  await expect.poll(() => outlineOf(piece(page, '{"card":"heat","piece":"card"}'))).toBe('solid')
  await said.getByRole('button', { name: 'Next' }).click()
  await expect(said).toContainText('Shift down to 1')
  await expect(page.locator('.learn-rings circle')).toHaveCount(1)

  // Another gear is answered, not taken.
  await twice(piece(page, '{"gear":3,"piece":"gear"}'))
  await expect(said).toContainText('Gear 1 cools all three')
  await said.getByRole('button', { name: 'Next' }).click()
  await twice(piece(page, '{"gear":1,"piece":"gear"}'))
  await expect(said).toContainText('the 3 takes you just over the line')
  await piece(page, '{"card":3,"piece":"card"}').click()
  await page.getByRole('button', { name: 'Play 3' }).click()
  await expect(said).toContainText('Now cool all three')
  await page.getByRole('button', { name: /^Cool 3/ }).click()
  await expect(said).toContainText('Adrenaline also offers 1 space')
  await page.getByRole('button', { name: /^Go on:/ }).click()
  await expect(said).toContainText('that is how near a car must be')
  await piece(page, '{"piece":"use","use":"slipstream"}').click()
  await expect(said).toContainText('This one is yours')
})

async function twice(choice: Locator): Promise<void> {
  await choice.click()
  await choice.click()
}
