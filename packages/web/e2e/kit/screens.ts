/** The screens of the page that one person reaches without anyone else, in either language. */
import { expect, type Page } from '@playwright/test'
import { curtain, inHand, podium } from './at-the-table.ts'
import { keptMatches } from './film.ts'
import { regular } from './quiet.ts'

/** What the browser must keep for all of them to be there. */
export const keptForScreens = { ...regular, ...keptMatches }

async function home(page: Page): Promise<void> {
  await page.goto('/')
  // The race beside the words comes when the browser has nothing better to do.
  await expect(page.getByLabel(/^(a race between bots|une course entre bots)/i)).toBeVisible()
}

function homeDialog(button: RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await home(page)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
}

async function turn(page: Page): Promise<void> {
  await page.goto('/play/turn')
  await expect(inHand(page).first()).toBeVisible()
}

export const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home,
  options: homeDialog(/^options .*formel fun/i),
  'options-downforce': homeDialog(/^options .*downforce/i),
  'options-heat': homeDialog(/^options .*heat/i),
  'options-top-race': homeDialog(/^options .*top race/i),
  'pass-and-play': homeDialog(/^(pass and play|chacun son tour).*formel fun/i),
  'invite-friends': homeDialog(/^(invite friends|inviter des amis).*formel fun/i),
  settings: homeDialog(/^(settings|réglages)$/i),
  start: async (page) => {
    await page.goto('/play/start')
    await expect(inHand(page).first()).toBeVisible()
  },
  lesson: async (page) => {
    await page.goto('/learn/formel-fun/first-race')
    await expect(page.locator('.learn-coach [data-now="true"]')).toBeVisible()
    await expect(inHand(page).first()).toBeVisible()
  },
  'mid-race': turn,
  considered: async (page) => {
    await turn(page)
    await inHand(page).last().hover()
    await expect(page.locator('.table-considered[data-empty="false"]')).toBeVisible()
  },
  menu: async (page) => {
    await turn(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  keys: async (page) => {
    await turn(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('.table-keys summary').click()
    await expect(page.locator('.table-keys dl')).toBeVisible()
  },
  rules: async (page) => {
    await turn(page)
    await page.getByRole('button', { name: /rule for this|la règle/i }).click()
    await expect(page.getByRole('dialog').getByRole('document')).toBeVisible()
  },
  'whole-rules': async (page) => {
    await page.goto('/rules/formel-fun')
    await expect(page.locator('.rules-example-board').first()).toBeVisible()
  },
  curtain: async (page) => {
    await page.goto('/play/round')
    await expect(curtain(page)).toBeVisible()
  },
  podium: async (page) => {
    await page.goto('/play/film')
    await page.getByRole('button', { name: /^(result|résultat)$/i }).click()
    await expect(podium(page)).toBeVisible()
  },
  replay: async (page) => {
    await page.goto('/replay/film?at=100&as=0')
    await expect(page.getByRole('slider')).toBeVisible()
  },
  'open-record': async (page) => {
    await page.goto('/replay')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  'no-record': async (page) => {
    await page.goto('/replay?at=3#r=bm90aGluZw')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cannot be shown|impossible|ne peut/i)
  },
  'unknown-device': async (page) => {
    await page.goto('/device/NO-SUCH-CODE')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  'unknown-address': async (page) => {
    await page.goto('/nowhere/at/all')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
