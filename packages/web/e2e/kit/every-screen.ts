/** All the screens of the page, and the shortest way to each: those for one person, a full table, those with others. */
import { instinct, playRecorded } from '@paddock/bots'
import { box } from '@paddock/games/formel-fun'
import { defaultOptions } from '@paddock/kernel'
import type { TableNow } from '@paddock/protocol'
import { type APIRequestContext, expect, type Page, request } from '@playwright/test'
import { asked, inHand, podium } from './at-the-table.ts'
import { accept } from './invited.ts'
import { offered } from './playing.ts'
import { keptQuestions } from './questions.ts'
import { keptForScreens, screens } from './screens.ts'

const six = Array.from({ length: 6 }, () => instinct)
const { result: _, ...whole } = playRecorded({
  box,
  bots: six,
  options: defaultOptions(box.game.meta),
  seed: 'a full table',
}).record()
const halfway = whole.entries.findIndex(({ seat }, place) => seat === 0 && place > whole.entries.length / 2)
const full = {
  sitters: six.map((_, seat) => (seat === 0 ? { kind: 'person' } : { kind: 'bot', bot: 'instinct' })),
  record: { ...whole, entries: whole.entries.slice(0, halfway) },
  updated: 1_700_000_000_000,
}

const { questions, results, matches } = await keptQuestions()

/** What the browser must keep for all of them to be there. */
export const keptForEveryScreen = { ...keptForScreens, ...matches, 'paddock.match.full': JSON.stringify(full) }

/** The names of the screens on which something is asked, and of those that tell how a match ended. */
export const everyQuestion = questions
export const everyResult = results

/** Someone makes a table of three on the server and sits down at it. */
export async function gather(someone: APIRequestContext, name: string): Promise<TableNow> {
  await someone.post('/api/me', { data: { name } })
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const opened = await someone.post('/api/tables', { data: { game: box.game.meta.id, seats } })
  expect(opened.ok()).toBe(true)
  return opened.json()
}

/** Someone with a browser of their own, of which only the cookies matter. */
async function another(page: Page): Promise<APIRequestContext> {
  const { origin } = new URL((await page.request.get('/ready')).url())
  return request.newContext({ baseURL: origin })
}

/** Someone else's table, to a person whom the server does not know. */
async function invitation(page: Page): Promise<void> {
  await page.context().clearCookies()
  const { table, you } = await gather(await another(page), 'Benoît')
  await page.goto(`/join/${table.id}/${you.invite}`)
  await expect(page.getByRole('textbox', { name: /^(your name|votre nom)$/i })).toBeVisible()
}

/** The lobby of someone else's table. */
async function guest(page: Page): Promise<void> {
  await page.context().clearCookies()
  const { table, you } = await gather(await another(page), 'Benoît')
  await accept(page, `/join/${table.id}/${you.invite}`, 'Anna')
  await expect(page.getByText('Benoît').first()).toBeVisible()
}

async function question(page: Page, name: string): Promise<void> {
  await page.goto(`/play/${name}`)
  await expect(offered(page).first()).toBeVisible()
}

async function result(page: Page, name: string): Promise<void> {
  await page.goto(`/play/${name}`)
  await page.getByRole('button', { name: /^(result|résultat)$/i }).click()
  await expect(podium(page)).toBeVisible()
}

async function waitingRoom(page: Page): Promise<void> {
  const { table } = await gather(page.request, 'Anna')
  await page.goto(`/t/${table.id}`)
  await expect(page.getByRole('textbox', { name: 'Invitation' })).toBeVisible()
}

/** A match with two others who do nothing: sooner or later it is their turn. */
async function waiting(page: Page): Promise<void> {
  const { table, you } = await gather(page.request, 'Anna')
  for (const name of ['Benoît', 'Cara']) {
    const friend = await another(page)
    await friend.post('/api/me', { data: { name } })
    await friend.post(`/api/tables/${table.id}/join`, { data: { invite: you.invite } })
  }
  await page.request.post(`/api/tables/${table.id}/start`, { data: {} })
  await page.goto(`/t/${table.id}`)
  const waits = asked(page).filter({ hasText: /waiting for|attend/i })
  for (;;) {
    await expect(inHand(page).first().or(waits)).toBeVisible()
    if (await waits.isVisible()) return
    const said = await asked(page).innerText()
    await inHand(page).first().click()
    await expect(asked(page)).not.toHaveText(said)
  }
}

export const everyScreen: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  ...screens,
  'full-table': async (page) => {
    await page.goto('/play/full')
    await expect(inHand(page).first()).toBeVisible()
  },
  checked: async (page) => {
    await screens.replay?.(page)
    await page.getByRole('button', { name: /^(share and check|partager, vérifier)$/i }).click()
    await page.getByRole('button', { name: /^(check the shuffle|vérifier le mélange)$/i }).click()
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/promises|promesses/)
  },
  season: async (page) => {
    await question(page, 'heat-shift')
    await page.getByRole('button', { name: /^(season|saison)/i }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  ...Object.fromEntries(questions.map((name) => [name, (page: Page) => question(page, name)])),
  ...Object.fromEntries(results.map((name) => [name, (page: Page) => result(page, name)])),
  invitation,
  'waiting-room': waitingRoom,
  guest,
  waiting,
}
