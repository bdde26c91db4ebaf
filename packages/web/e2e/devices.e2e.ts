/** Where one is signed in, in the settings: listed, signed out one by one, and all at once. */
import { join } from 'node:path'
import { barriers } from './kit/barriers.ts'
import { gather } from './kit/every-screen.ts'
import { expectToFit } from './kit/fits.ts'
import { expect, test } from './kit/quiet.ts'

const folder = join(import.meta.dirname, '../../../out/screens')
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [size, viewport] of Object.entries(sizes)) {
  for (const locale of ['en-GB', 'fr-FR']) {
    test.describe(() => {
      test.use({ viewport, locale })
      const language = locale.slice(0, 2)

      test(`devices are listed and signed out from the keyboard, on a ${size} in ${language}`, async ({
        page,
        visitor,
      }) => {
        const { table } = await gather(page.request, 'Anna')
        const { code } = await (await page.request.post('/api/me/links', { data: {} })).json()
        await page.request.post('/api/programs', { data: { name: 'A robot with a long name' } })
        // The other device is at the table when it is signed out.
        const other = await visitor()
        await other.goto(`/device/${code.toUpperCase()}`)
        await other.getByRole('button', { name: /make this device mine|utiliser cet appareil/i }).click()
        await expect(other.getByRole('heading', { name: /is yours|est le vôtre/ })).toBeVisible()
        await other.goto(`/t/${table.id}`)
        await expect(other.getByRole('textbox', { name: 'Invitation' })).toBeVisible()

        await page.goto('/')
        await page.getByRole('button', { name: /^(settings|réglages)$/i }).press('Enter')
        const dialog = page.getByRole('dialog')
        const devices = dialog.locator('.settings-devices li')
        await expect(devices).toHaveCount(3)
        await expect(devices.filter({ hasText: /this device|cet appareil/i })).toHaveCount(1)
        await devices.last().scrollIntoViewIfNeeded()
        await expectToFit(page)
        for (const theme of ['paper', 'night'] as const) {
          await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' })
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          await page.screenshot({ path: join(folder, `devices-${size}-${language}-${theme}.png`) })
          expect(await barriers(page, theme === 'paper' ? 'all' : 'colours')).toEqual([])
        }

        await dialog.getByRole('button', { name: /^(sign out|déconnecter) Chrome/i }).press('Enter')
        await expect(devices).toHaveCount(2)
        await expect(dialog.getByRole('heading', { name: /signed in|connecté/i })).toBeFocused()
        // The other one watches from now on, as anybody may.
        await expect(other.getByRole('textbox', { name: 'Invitation' })).toHaveCount(0)

        await dialog.getByRole('button', { name: /^(sign out everywhere|se déconnecter partout)$/i }).press('Enter')
        const stay = dialog.getByRole('button', { name: /^(stay signed in|rester connecté)$/i })
        await expect(stay).toBeFocused()
        await page.screenshot({ path: join(folder, `devices-sure-${size}-${language}.png`) })
        await page.keyboard.press('Enter')
        await dialog.getByRole('button', { name: /^(sign out here|se déconnecter ici)$/i }).press('Enter')
        await expect(stay).toBeFocused()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(dialog.getByText(/you have no name here yet|vous n'avez pas encore de nom ici/i)).toBeVisible()
        expect(await (await page.request.get('/api/me')).json()).toEqual({})
      })
    })
  }
}
