import type { Page } from '@playwright/test'
import { asked, inHand, isAsked } from './kit/at-the-table.ts'
import { beyond, entriesOf } from './kit/kept.ts'
import { expect, test } from './kit/quiet.ts'
import { keptForScreens, screens } from './kit/screens.ts'

test.use({ keeps: keptForScreens, locale: 'fr-FR', contextOptions: { reducedMotion: 'reduce' } })

/** Everything that is read or heard: the texts, and the labels of what has none. */
function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) said.push(texts.currentNode.textContent ?? '')
    const labels = ['aria-label', 'title', 'placeholder', 'aria-valuetext']
    for (const part of document.querySelectorAll(labels.map((label) => `[${label}]`).join()))
      for (const label of labels) said.push(part.getAttribute(label) ?? '')
    return said
  })
}

/** Three words or more, without names; one or two may be the same in both languages. */
function isSentence(said: string): boolean {
  const words = said.replaceAll(/Formel Fun|Paddock|Anna|Ben/g, '').match(/\p{L}{2,}/gu) ?? []
  return words.length >= 3
}

/** Marks that stand right at a word, as only English has them. */
const badlySet = /\p{L}[;!?»]|«\p{L}/u

const keyWords: Readonly<Record<string, RegExp>> = {
  home: /Vos courses/,
  options: /Préparer une course/,
  'pass-and-play': /Chacun son tour/,
  'invite-friends': /Votre nom/,
  settings: /Rythme/,
  'mid-race': /Vos cartes/,
  considered: /arrive sur un/,
  menu: /Règles/,
  rules: /les règles/,
  curtain: /voir mes cartes/,
  podium: /gagn|Le titre est à/,
  replay: /Vu par|Avec les yeux/,
  'open-record': /fichier/,
  'unknown-address': /Rien par ici/,
}

const all = Object.keys(keyWords)
const halves = [all.slice(0, all.length / 2), all.slice(all.length / 2)]

for (const names of halves) {
  test(`no English is left: ${names.join(', ')}`, async ({ page, visitor }) => {
    const english = await visitor({ locale: 'en-GB', reducedMotion: 'reduce' })
    for (const name of names) {
      const open = screens[name]
      if (!open) throw new Error(`no screen ${name}`)
      await Promise.all([open(page), open(english)])
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      const said = await saidOn(page)
      const inEnglish = new Set(await saidOn(english))
      expect.soft(said.join('\n'), name).toMatch(keyWords[name] ?? '')
      expect.soft(said.filter(isSentence).length, name).toBeGreaterThan(0)
      expect
        .soft(
          said.filter((each) => isSentence(each) && inEnglish.has(each)),
          name,
        )
        .toEqual([])
      expect
        .soft(
          said.filter((each) => badlySet.test(each)),
          name,
        )
        .toEqual([])
    }
  })
}

test('the language changes in mid-match without a reload, and back', async ({ page }) => {
  await page.goto('/play/turn')
  await expect(asked(page)).toContainText('À vous')
  await page.evaluate(() => Reflect.set(window, 'marker', 'still here'))
  const cards = await inHand(page).count()

  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(asked(page)).toContainText('Play a card')
  await expect(inHand(page)).toHaveCount(cards)
  const english = new Set(await saidOn(page))
  const entries = await entriesOf(page)
  await inHand(page).first().click()
  await beyond(page, entries)
  expect(await isAsked(page)).toBe(true)

  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(asked(page)).toContainText('À vous')
  expect((await saidOn(page)).filter((each) => isSentence(each) && english.has(each))).toEqual([])
  await inHand(page).first().click()
  expect(await isAsked(page)).toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'marker'))).toBe('still here')

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})
