/** Playing a game of cars on lanes in the page: what is offered, taking it, and looking at it. */
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { podium } from './at-the-table.ts'
import { expectToFit } from './fits.ts'
import { beyond, entriesOf } from './kept.ts'
import { expect } from './quiet.ts'

const folder = join(import.meta.dirname, '../../../../out/screens')

/** Everything that may be chosen below the board. */
export function offered(page: Page): Locator {
  return page.locator('.table-hand').getByRole('group').getByRole('button', { disabled: false })
}

/** Until something is asked of the person, or the match is over. */
export async function isAsked(page: Page): Promise<boolean> {
  await expect(offered(page).or(podium(page)).first()).toBeVisible({ timeout: 60_000 })
  return !(await podium(page).isVisible())
}

/** Takes a choice; on a phone the first tap only looks at it, and what leads on to more is laid out before it is played. */
export async function choose(page: Page, which: number): Promise<void> {
  const entries = await entriesOf(page)
  const choices = offered(page)
  const count = await choices.count()
  // What was offered may be going, since it has just been answered.
  if (count === 0) return
  await choices.nth(which % count).click()
  // What lays it out may still be on its way.
  const played = async () => {
    await playLaidOut(page)
    return await entriesOf(page)
  }
  await expect.poll(played, { timeout: 60_000, intervals: [50] }).toBeGreaterThan(entries)
  await beyond(page, entries)
}

export function playButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Play|Jouer)$/ })
}

/** The questions that are laid out with a choice, without what the choice itself is. */
export function laidOut(page: Page): Locator {
  return page.getByRole('list', { name: /^(Laid out|Préparé)/ }).getByRole('button')
}

/** Answers whatever is still open of what is laid out, and plays it; does nothing where nothing waits to be played. */
export async function playLaidOut(page: Page): Promise<void> {
  const play = playButton(page)
  while ((await laidOut(page).count()) > 0 && (await play.isDisabled())) await offered(page).first().click()
  if ((await play.isVisible()) && (await play.isEnabled())) await play.click()
}

/** Nothing is cut off or out of reach; a picture is left in `out/screens`. */
export async function lookAt(page: Page, game: string, question: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  await expectToFit(page)
  await page.screenshot({ path: join(folder, `${game}-${question}-${width}.png`) })
}
