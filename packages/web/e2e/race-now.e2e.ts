import { asked, cards, inHand, isAsked, playFromHand, playOnBoard, podium, ranking } from './kit/at-the-table.ts'
import { beyond, entriesOf, idOf } from './kit/kept.ts'
import { expect, regular, test } from './kit/quiet.ts'

test.use({ keepsFiles: true, keeps: { ...regular, 'paddock.pace': 'calm' } })

test('from the home page to the podium, by clicks, with a reload on the way', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: /instant/i }).check()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Race now: Formel Fun' }).click()
  await expect(page).toHaveURL(/\/play\//)
  const id = idOf(page)

  let moves = 0
  while (await isAsked(page)) {
    if (moves === 7) {
      const seen = async () => [
        await page.getByRole('heading', { level: 1 }).innerText(),
        await asked(page).innerText(),
        await cards(page).innerText(),
        await entriesOf(page),
      ]
      const before = await seen()
      await page.reload()
      await expect(inHand(page).first()).toBeVisible()
      expect(await seen()).toEqual(before)
    }
    const entries = await entriesOf(page)
    if (moves % 2 === 0) await playFromHand(page)
    else await playOnBoard(page)
    await beyond(page, entries)
    moves++
  }
  expect(moves).toBeGreaterThan(10)

  const seats = ['Red', 'Blue', 'Green']
  const result = podium(page)
  const ranked = ranking(page).getByRole('listitem')
  await expect(ranked).toHaveCount(seats.length)
  await expect(ranked.first()).toContainText('1st')
  for (const seat of seats) await expect(ranked.filter({ hasText: seat })).toContainText(/\d points?/)
  const score = result.getByRole('table').last()
  for (const seat of seats) await expect(score.getByRole('columnheader', { name: seat })).toBeVisible()
  await expect(score.getByRole('row')).toHaveCount(1 + 9 + 1)
  // What is in it scrolls, not the dialog; and how it ended is said once.
  expect(await result.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await expect(result.getByText(await result.getByRole('heading', { level: 2 }).innerText())).toHaveCount(1)

  await result.getByRole('link', { name: 'Watch the replay' }).click()
  await expect(page).toHaveURL(new RegExp(`/replay/${id}`))
  await expect(page.getByRole('slider')).toHaveAttribute('max', String(await entriesOf(page)))

  await page.goBack()
  await page.getByRole('button', { name: 'Rematch' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  expect(await isAsked(page)).toBe(true)
  expect(await entriesOf(page)).toBeLessThan(10)
})
