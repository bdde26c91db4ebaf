import { readFile } from 'node:fs/promises'
import { formelFun } from '@paddock/games/formel-fun'
import { type MatchRecord, readRecord, verify } from '@paddock/kernel'
import type { Page } from '@playwright/test'
import { podium } from './kit/at-the-table.ts'
import { film, keptMatches } from './kit/film.ts'
import { expect, regular, test } from './kit/quiet.ts'
import { handOf, shownHand } from './kit/received.ts'

test.use({ keeps: { ...regular, ...keptMatches } })

const length = film.entries.length
const upTo = (entry: number): MatchRecord => ({ ...film, entries: film.entries.slice(0, entry) })

async function openFile(page: Page, text: string): Promise<void> {
  await page.goto('/replay')
  const buffer = Buffer.from(text)
  await page.locator('input[type=file]').setInputFiles({ name: 'race.json', mimeType: 'application/json', buffer })
}

async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share and check' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /check/i }).click()
}

test('a replay is stepped, scrubbed, run and seen through anyone’s eyes', async ({ page }) => {
  await page.goto('/replay/film')
  const moment = page.getByRole('slider')
  await expect(moment).toHaveValue('0')
  await page.getByRole('button', { name: 'One entry on' }).click()
  await page.getByRole('button', { name: 'One entry on' }).click()
  await expect(moment).toHaveValue('2')
  await page.getByRole('button', { name: 'One entry back' }).click()
  await expect(moment).toHaveValue('1')
  await moment.fill('40')
  await expect(page).toHaveURL(/[?&]at=40\b/)

  expect(await shownHand(page)).toEqual(new Map())
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ index: 1 })
  await expect.poll(() => shownHand(page)).toEqual(handOf(upTo(40), 0))
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ index: 2 })
  await expect.poll(() => shownHand(page)).toEqual(handOf(upTo(40), 1))

  await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: '4×' })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(async () => Number(await moment.inputValue())).toBeGreaterThan(41)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.keyboard.press('End')
  await expect(moment).toHaveValue(String(length))
  await expect(
    page
      .getByRole('list')
      .filter({ hasText: 'Anna' })
      .filter({ hasText: /\d points/ })
      .first(),
  ).toBeVisible()
})

test('a link to a moment shows it to someone who has never been here', async ({ page, visitor }) => {
  await page.goto('/replay/film?at=57&as=1')
  await expect(page.getByRole('slider')).toHaveValue('57')
  await page.getByRole('button', { name: 'Share and check' }).click()
  const link = page.getByRole('textbox', { name: /link/i })
  await expect(link).toHaveValue(/at=57&as=1#r=/)
  const guest = await visitor({ storageState: { cookies: [], origins: [] } })
  await guest.goto(await link.inputValue())
  await expect(guest.getByRole('slider')).toHaveValue('57')
  await expect(guest.getByRole('slider')).toHaveAttribute('max', String(length))
  await expect(guest.getByRole('combobox', { name: 'Seen by' })).toHaveValue('1')
  await expect.poll(() => shownHand(guest)).toEqual(handOf(upTo(57), 1))
})

test('a finish is shared: as a picture, by a link, and every figure leads to its moment', async ({ page, visitor }) => {
  await page.goto('/play/film')
  await page.getByRole('button', { name: 'Result' }).click()
  const result = podium(page)
  const place = film.result?.ranking.find(({ seat }) => seat === 0)?.place ?? 0
  await expect(result.getByRole('heading', { level: 2 })).toHaveText(
    place === 1 ? 'You are champion!' : new RegExp(`^You came ${place}`),
  )
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Save the picture' }).click(),
  ])
  expect(picture.suggestedFilename()).toBe('paddock-formel-fun.png')
  const png = await readFile(await picture.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])

  const link = result.getByRole('textbox', { name: 'Link to the replay' })
  await expect(link).toHaveValue(/\/replay#r=/)
  const guest = await visitor({ storageState: { cookies: [], origins: [] } })
  await guest.goto(await link.inputValue())
  await expect(guest.getByRole('slider')).toHaveAttribute('max', String(length))

  const figure = result.getByRole('link', { name: /^Anna, Longest drive: / })
  const [, at = ''] = /at=(\d+)/.exec((await figure.getAttribute('href')) ?? '') ?? []
  await figure.click()
  await expect(page.getByRole('slider')).toHaveValue(at)
  await expect(page).toHaveURL(/\/replay\/film\?at=\d+&as=0/)
  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Result' }).click()
  await podium(page)
    .getByRole('link', { name: /^Anna, Longest drive: / })
    .click()
  await expect(podium(page)).toBeHidden()
  await expect(page.getByRole('slider')).toHaveValue(at)
})

test('the record can be saved as a file, and page and kernel find its promises kept', async ({ page }) => {
  await page.goto('/replay/film')
  await check(page)
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('All promises were kept.')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /save the record/i }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  const record = readRecord(JSON.parse(text))
  expect(record).toEqual(JSON.parse(JSON.stringify(film)))
  expect(verify(formelFun, record)).toMatchObject({ ok: true, result: true })

  await openFile(page, text)
  await expect(page.getByRole('slider')).toHaveAttribute('max', String(length))
})

test('a record that was tampered with is found out', async ({ page }) => {
  await openFile(page, JSON.stringify({ ...film, commitment: '0'.repeat(64) }))
  await check(page)
  const verdict = page.getByRole('dialog').getByRole('status')
  await expect(verdict).toContainText('does not keep its promises')
  await expect(verdict).toContainText('The shuffle is not the one that was promised.')

  const ranking = film.result?.ranking.map(({ seat, ...placing }) => ({ ...placing, seat: 2 - seat }))
  await openFile(page, JSON.stringify({ ...film, result: { hash: film.result?.hash, ranking } }))
  await check(page)
  await expect(verdict).toContainText('ends in another way')

  const [first, ...others] = film.entries
  await openFile(page, JSON.stringify({ ...film, entries: [...others, first] }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cannot be shown/)
  await expect(page.getByText(/not a sound record/)).toBeVisible()
})

test('a file that is no record, and a link that was cut off, are said to be so', async ({ page }) => {
  for (const text of ['a shopping list', '{"format":"something-else"}', '[]', '']) {
    await openFile(page, text)
    await expect(page.getByText(/not a sound record of a race/)).toBeVisible()
  }
  await page.goto('/replay?at=3#r=bm90aGluZw')
  await expect(page.getByText(/not a sound record of a race/)).toBeVisible()
  await page.getByRole('button', { name: 'Open another file' }).click()
  await expect(page.getByText('Choose a file')).toBeVisible()
})
