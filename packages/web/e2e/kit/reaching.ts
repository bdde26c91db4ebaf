/** Reaching for what cannot be done now, and the answer to it. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './quiet.ts'

export function answer(page: Page): Locator {
  return page.locator('.why-not')
}

/** Whatever a table shows below its board as out of reach. */
export function outOfReach(page: Page): Locator {
  return page.locator('.table-hand [data-piece][aria-disabled="true"]:visible')
}

/** Presses until it is answered, since what answers is loaded late, and puts the answer away. */
export async function isTold(page: Page, press: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await press()
    await expect(answer(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(answer(page).locator('p')).toHaveText(/\S.+\.$/)
  await expect(answer(page).getByRole('button', { name: /^The rule: \S/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(answer(page)).toHaveCount(0)
}

/** The middle of what is drawn on a space, where nothing lies over it that could be pressed instead. */
export async function spaceInSight(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const found = await page.locator('.board-label').evaluateAll((labels) => {
    for (const label of labels) {
      const { x, y, width, height } = label.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      const top = document.elementFromPoint(middle.x, middle.y)
      if (top?.closest('.board') && !top.closest('button, [role="button"], [data-car], [data-piece]')) return middle
    }
    return undefined
  })
  if (!found) throw new Error('no space of the board is in sight')
  return found
}
