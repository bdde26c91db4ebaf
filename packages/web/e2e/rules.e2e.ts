/** The rules of every game on a page of their own: found, stepped through, tried, searched, printed. */
import { covers } from '@paddock/games/covers'
import type { Page } from '@playwright/test'
import { inHand } from './kit/at-the-table.ts'
import { expect, regular, test } from './kit/quiet.ts'
import { keptForScreens } from './kit/screens.ts'

test.use({ keeps: { ...regular, ...keptForScreens }, contextOptions: { reducedMotion: 'reduce' } })

const example = (page: Page, id: string) => page.locator(`#example-${id}`)

for (const { id, words } of covers) {
  test(`the rules of ${id} have drawn examples that go from before to after`, async ({ page }) => {
    await page.goto(`/rules/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.en.title)
    const first = page.locator('.rules-example').first()
    await first.scrollIntoViewIfNeeded()
    const before = await first.getByRole('status').textContent()
    await first.getByRole('button', { name: 'Show what happens' }).click()
    await expect(first.getByRole('status')).not.toHaveText(before ?? '')
  })

  test(`the summary of ${id} is one or two sheets of paper`, async ({ page }) => {
    await page.goto(`/rules/${id}`)
    await expect(page.locator('#numbered')).toBeVisible()
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
  })
}

test('something else may be tried, on the board or by name, and what comes of it is told', async ({ page }) => {
  await page.goto('/rules/formel-fun#example-full-space')
  const shown = example(page, 'full-space')
  await shown.getByRole('button', { name: 'Try it yourself' }).click()
  await shown.getByRole('button', { name: 'blue 7: 7 spaces' }).click()
  await expect(shown.locator('.rules-example-told')).toContainText('Red 1 plays blue 7 on a 9: 7 spaces.')
  await shown.getByRole('button', { name: 'Try something else' }).click()
  await shown.locator('.board-target').first().click()
  await expect(shown.locator('.rules-example-told')).toBeVisible()
})

test('the search finds words, sections, examples and numbered rules, by keyboard alone', async ({ page }) => {
  await page.goto('/rules/formel-fun')
  await expect(page.locator('#numbered')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('ff-ex-05')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#FF-EX-05$/)
  await expect(page.locator('#FF-EX-05')).toBeInViewport()
  await page.keyboard.press('/')
  await page.keyboard.type('innermost')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#word-inside$/)
})

test('a word says what it means to a mouse, to a key and to a finger', async ({ page }) => {
  await page.goto('/rules/formel-fun#turbo')
  const word = page.locator('#turbo .rules-term').first()
  const said = page.getByRole('tooltip')
  await word.hover()
  await expect(said).toContainText('Drives 5 alone')
  await page.mouse.move(0, 0)
  await expect(said).toHaveCount(0)
  await word.focus()
  await expect(said).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(said).toHaveCount(0)
  await word.click()
  await expect(said).toBeVisible()
})

test('from a question at a table one comes to its section of the whole rules', async ({ page }) => {
  await page.goto('/play/turn')
  await expect(inHand(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'The rule for this' }).click()
  const [rules] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /the whole rules/i }).click(),
  ])
  await expect(rules).toHaveURL(/\/rules\/formel-fun#(cards|end)$/)
  await expect(rules.locator('.rules-section[data-wanted="true"]')).toBeInViewport()
})

test('a sign at a table says what it means to a finger and to a key', async ({ page }) => {
  await page.goto('/play/turn')
  const sign = page.locator('.fun-turbos[title]').first()
  await expect(sign).toBeVisible()
  await expect(async () => {
    await sign.click()
    await expect(page.locator('.ui-tip')).toContainText('extra turbo', { timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Tab')
  await sign.focus()
  await expect(sign).toBeFocused()
})
