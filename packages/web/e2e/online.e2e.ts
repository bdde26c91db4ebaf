import type { MatchRecord } from '@paddock/kernel'
import type { Page } from '@playwright/test'
import { asked, cards, inHand, onBoard, ranking } from './kit/at-the-table.ts'
import { accept, openTableOfThree } from './kit/invited.ts'
import { expect, test } from './kit/quiet.ts'
import { expectNoSecrets, heldIn, Received, shownHand } from './kit/received.ts'

/** Four browsers draw at once: the smallest screen with everything in sight is enough. */
test.use({
  viewport: { width: 1024, height: 640 },
  tolerated: /ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed/,
})

/** Whoever is asked plays; returns when all who are given have heard of it. */
async function playOne(told: readonly Received[], hear = told): Promise<void> {
  const [first] = hear
  if (!first) return
  const seat = first.position?.pending[0]
  const entry = first.position?.entry ?? 0
  const mover = told.find((each) => each.seat === seat)
  if (!mover) throw new Error(`nobody sits in seat ${seat}`)
  await expect(inHand(mover.page).first()).toBeVisible()
  await expect.poll(() => shownHand(mover.page)).toEqual(heldIn(mover.position?.view))
  // The last card drives furthest: races are short, and so is the test.
  await inHand(mover.page).last().click()
  await Promise.all(hear.map((each) => each.until(() => (each.position?.entry ?? 0) > entry)))
}

/** Whoever is asked decides, but over HTTP: four browsers that draw are slow, and only what they are told is of interest. */
async function decideOne(told: readonly Received[], table: string): Promise<void> {
  const mover = told.find(({ seat, position }) => position?.pending[0] === seat)
  const at = mover?.position?.entry ?? 0
  const action = mover?.position?.choices.at(-1)
  const done = await mover?.page.request.post(`/api/tables/${table}/act`, { data: { id: `${at}`, at, action } })
  expect(done?.status()).toBe(200)
  await Promise.all(told.map((each) => each.until(() => (each.position?.entry ?? 0) > at)))
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^chat/i }).click()
  await page.getByRole('textbox', { name: 'Say something' }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

test('three friends race to the podium through reloads and lost connections, and nobody sees a foreign card', async ({
  page,
  visitor,
}) => {
  test.slow()
  // What they are told and what they may see is of interest, not how the cars get there.
  const still = { reducedMotion: 'reduce' } as const
  await page.emulateMedia(still)
  const cara = new Received(await visitor(still))
  const ben = new Received(await visitor(still))
  const anna = new Received(page)
  const link = await openTableOfThree(anna.page, 'Anna')
  await accept(ben.page, link, 'Ben')
  await accept(cara.page, link, 'Cara')
  await anna.page.getByRole('button', { name: 'Start the race' }).click()
  const all = [anna, ben, cara]
  await Promise.all(all.map((each) => each.until(() => each.position !== undefined)))
  expect(all.map(({ seat }) => seat)).toEqual([0, 1, 2])

  for (let moves = 0; moves < 8; moves++) await playOne(all)

  await ben.page.reload()
  await expect(cards(ben.page)).toBeVisible()
  await expect.poll(() => shownHand(ben.page)).toEqual(heldIn(ben.position?.view))
  for (let moves = 0; moves < 4; moves++) await playOne(all)

  const before = cara.position?.entry ?? 0
  await cara.page.context().setOffline(true)
  await expect(cara.page.getByRole('status').filter({ hasText: /connect/i })).toBeVisible({ timeout: 40_000 })
  while (anna.position?.pending[0] !== cara.seat) await playOne(all, [anna, ben])
  await expect(inHand(cara.page)).toHaveCount(0)
  expect(cara.position?.entry).toBe(before)
  await cara.page.context().setOffline(false)
  await cara.until(() => cara.position?.entry === anna.position?.entry)
  for (let moves = 0; moves < 4; moves++) await playOne(all)

  await anna.page.getByRole('button', { name: 'Menu' }).click()
  const watch = await anna.page.getByRole('textbox', { name: /watch/i }).inputValue()
  await anna.page.keyboard.press('Escape')
  const dan = new Received(await visitor(still))
  await dan.page.goto(watch)
  await expect(asked(dan.page)).toContainText(/waiting for/i)
  await expect(dan.page.getByText(/since you were here/i), 'who has just come has missed nothing').toHaveCount(0)
  await say(anna.page, 'Mind the oval')
  // Escape closes what lies on top, and the chat is beneath.
  await anna.page.getByRole('button', { name: 'Menu' }).click()
  await anna.page.keyboard.press('Escape')
  await expect(anna.page.getByRole('dialog')).toHaveCount(0)
  await expect(anna.page.getByRole('textbox', { name: 'Say something' })).toBeVisible()
  await ben.page.getByRole('button', { name: /^chat\W*1 new/i }).click()
  await expect(ben.page.getByRole('log').filter({ hasText: 'Mind the oval' })).toContainText('Anna')

  const expectNothingToPlay = async () => {
    expect(await cards(dan.page).count()).toBe(0)
    expect(await onBoard(dan.page).count()).toBe(0)
  }
  for (let moves = 0; moves < 12; moves++) {
    await playOne(all)
    await expectNothingToPlay()
  }
  const table = new URL(watch).pathname.replace('/t/', '')
  while (anna.position?.ranking === undefined) await decideOne(all, table)
  await expectNothingToPlay()
  for (const { page: shown } of all) await expect(ranking(shown).getByRole('listitem')).toHaveCount(3)
  await expect(asked(dan.page)).toContainText(/champion|win/)
  expect(dan.seat).toBe('spectator')

  const answer = await anna.page.request.get(`/api/tables/${table}/record`)
  const record: MatchRecord = await answer.json()
  for (const each of [...all, dan]) {
    expect(each.positions.length).toBeGreaterThan(10)
    expectNoSecrets(each, record)
  }
})

test('a bot holds the seat of someone who leaves, until they return', async ({ page, visitor }) => {
  const emil = new Received(page)
  const dora = new Received(await visitor())
  const link = await openTableOfThree(emil.page, 'Emil')
  await accept(dora.page, link, 'Dora')
  await emil.page.getByRole('button', { name: 'Start the race' }).click()
  await Promise.all([emil, dora].map((each) => each.until(() => each.position !== undefined)))
  await dora.page.getByRole('button', { name: 'Menu' }).click()
  await dora.page.getByRole('button', { name: /leave/i }).click()
  await expect(dora.page).toHaveURL(/\/$/)
  const seats = emil.page.getByRole('region', { name: 'Seats' })
  await expect(seats.getByRole('listitem').filter({ hasText: 'Dora' })).toContainText(/a bot plays/)

  const movesOfDora = () =>
    emil.messages.filter((message) => message.type === 'step' && message.step.seat === dora.seat).length
  while (movesOfDora() < 3) {
    await expect(inHand(emil.page).first()).toBeVisible()
    const entry = emil.position?.entry ?? 0
    await inHand(emil.page).first().click()
    await emil.until(() => (emil.position?.entry ?? 0) > entry && emil.position?.pending[0] === emil.seat)
  }

  await dora.page.getByRole('link', { name: /^resume/i }).click()
  await expect(seats.getByRole('listitem').filter({ hasText: 'Dora' })).not.toContainText(/bot|away/)
  await dora.until(() => dora.position?.entry === emil.position?.entry)
  // The table is told of before its game is loaded and drawn.
  await expect.poll(() => shownHand(dora.page)).toEqual(heldIn(dora.position?.view))
  while (dora.position?.pending[0] !== dora.seat) {
    const entry = dora.position?.entry ?? 0
    if (dora.position?.pending[0] === emil.seat) await inHand(emil.page).first().click()
    await dora.until(() => (dora.position?.entry ?? 0) > entry)
  }
  await playOne([dora])
})
