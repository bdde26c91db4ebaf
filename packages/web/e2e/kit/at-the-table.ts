/** A table as the person in front of it finds it, in either language. */
import { expect, type Locator, type Page } from '@playwright/test'

/** What the person may play, as it lies in the hand. */
export function inHand(page: Page): Locator {
  return cards(page).getByRole('button', { disabled: false })
}

export function cards(page: Page): Locator {
  return page.getByRole('group', { name: /your cards|vos cartes/i })
}

/** The same choices as they are lit on the board. */
export function onBoard(page: Page): Locator {
  return page.getByRole('group', { name: /\d (cars|voitures)$/ }).getByRole('button')
}

/** The result, which opens by itself when the match ends. */
export function podium(page: Page): Locator {
  return page.getByRole('dialog', {
    name: /wins?!|you (win|came|share|are champion)|champion|share the win|home!|gagn[eé]|partag|arrivée|vous finissez|le titre/i,
  })
}

/** Who came where, in the result. */
export function ranking(page: Page): Locator {
  return podium(page).getByRole('list', { name: /^(ranking|classement)$/i })
}

/** The sentence that tells what is asked or waited for. */
export function asked(page: Page): Locator {
  return page.locator('.table-said')
}

export function curtain(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(over to|à) /i })
}

/** Waits until the person must act, or the match is over: then there is nothing to do. */
export async function isAsked(page: Page): Promise<boolean> {
  await expect(inHand(page).or(podium(page)).first()).toBeVisible({ timeout: 60_000 })
  return !(await podium(page).isVisible())
}

export async function playFromHand(page: Page): Promise<void> {
  await inHand(page).first().click()
}

export async function playOnBoard(page: Page): Promise<void> {
  await onBoard(page).first().click()
}
