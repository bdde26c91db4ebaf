/** The ways to a table among friends, in either language. */
import { expect, type Page } from '@playwright/test'

/** Opens a table of three through the home page; the answer is the link that invites to it. */
export async function openTableOfThree(page: Page, name: string): Promise<string> {
  await page.goto('/')
  await page.getByRole('button', { name: /^(invite friends|inviter des amis).*formel fun/i }).click()
  await page.getByRole('textbox', { name: /^(your name|votre nom)$/i }).fill(name)
  await page.getByRole('button', { name: /^(open the table|ouvrir la table)$/i }).click()
  await expect(page).toHaveURL(/\/t\//)
  return page.getByRole('textbox', { name: 'Invitation' }).inputValue()
}

export async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('textbox', { name: /^(your name|votre nom)$/i }).fill(name)
  await page.getByRole('button', { name: /^(take a seat|prendre place)$/i }).click()
  await expect(page).toHaveURL(/\/t\//)
}
