import { expect, type Page } from '@playwright/test'

/** What the eye sees and what the ear hears are looked at together: each theme, and each language, once. */
export const looks = [
  { language: 'en', theme: 'paper', colorScheme: 'light' },
  { language: 'fr', theme: 'night', colorScheme: 'dark' },
] as const

export async function turnTo(page: Page, { language, theme, colorScheme }: (typeof looks)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  // Also from under a dialog.
  await page.locator(`.ui-languages [lang="${language}"]`).dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}
