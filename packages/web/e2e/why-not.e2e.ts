/** Whatever can be seen and reached for, but not done now, says why. */
import { random } from '@paddock/bots'
import { box as formelFun } from '@paddock/games/formel-fun'
import type { AnyMatch } from '@paddock/kernel'
import { isObject } from '@paddock/kernel'
import type { Locator, Page } from '@playwright/test'
import { keptAt } from './kit/moments.ts'
import { expect, regular, test } from './kit/quiet.ts'

/** A turbo in hand that may not be added to a card. */
function holdsIdleTurbo(match: AnyMatch): boolean {
  const { view, choices } = match.view(0)
  const held = isObject(view) && Array.isArray(view.hand) ? view.hand.length : 0
  const isTurbo = (choice: unknown) => isObject(choice) && choice.card === 'turbo'
  return held < 3 && choices.length > 1 && choices.some(isTurbo)
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  keeps: {
    ...regular,
    'paddock.match.turbo': keptAt({
      box: formelFun,
      seats: 3,
      options: {},
      seed: 'an idle turbo',
      bots: random,
      isIt: holdsIdleTurbo,
    }),
  },
})

const said = (page: Page) => page.locator('.why-not')

/** Presses something that is out of reach, which Playwright would wait for, until it is answered: the answer is loaded late. */
async function reachFor(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await wanted.click({ force: true })
    await expect(said(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('a turbo that may not be added says so to a click, to Enter, and leads to its rule', async ({ page }) => {
  await page.goto('/play/turbo')
  const boost = page.locator('[data-piece*="boost"][aria-disabled="true"]').first()
  await reachFor(page, boost)
  await expect(said(page)).toContainText(/it takes three|all you get/)
  await page.keyboard.press('Escape')
  await expect(said(page)).toHaveCount(0)
  await boost.focus()
  await page.keyboard.press('Enter')
  await said(page).getByRole('button', { name: 'The rule: Turbo' }).click()
  const rules = page.getByRole('dialog', { name: /the rules/i })
  await expect(rules.locator('[data-wanted="true"]')).toContainText('Turbo')
})

test('a car that is not on turn, and a space where no card leads, say why', async ({ page }) => {
  await page.goto('/play/turbo')
  const onTurn = page.locator('.board-car:has(.board-turn)')
  await reachFor(page, page.locator('.board-car:not(:has(.board-turn))').last())
  await expect(said(page)).toContainText(/driven by|The order of the cars decides|has moved/)
  await page.keyboard.press('Escape')
  await onTurn.click({ force: true })
  await expect(said(page), 'the car on turn is within reach').toHaveCount(0)
  const { x, y, width, height } = (await onTurn.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height * 1.6)
  await expect(said(page)).toContainText(/ahead; your cards drive/)
})
