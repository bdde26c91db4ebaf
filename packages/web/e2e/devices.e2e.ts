/** Where one is signed in, in the settings: listed, signed out one by one, and all at once. */
import { join } from 'node:path'
import { barriers } from './kit/barriers.ts'
import { gather } from './kit/every-screen.ts'
import { expectToFit } from './kit/fits.ts'
import { looks, turnTo } from './kit/looks.ts'
import { expect, test } from './kit/quiet.ts'

const folder = join(import.meta.dirname, '../../../out/screens')
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('devices are listed and signed out from the keyboard, and the list fits a desk and a phone in both languages', async ({
  page,
  visitor,
}) => {
  const { table } = await gather(page.request, 'Anna')
  const { code } = await (await page.request.post('/api/me/links', { data: {} })).json()
  await page.request.post('/api/programs', { data: { name: 'A robot with a long name' } })
  // The other device is at the table when it is signed out.
  const other = await visitor()
  await other.goto(`/device/${code.toUpperCase()}`)
  await other.getByRole('button', { name: 'Make this device mine' }).click()
  await expect(other.getByRole('heading', { name: /is yours/ })).toBeVisible()
  await other.goto(`/t/${table.id}`)
  await expect(other.getByRole('textbox', { name: 'Invitation' })).toBeVisible()

  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const devices = dialog.locator('.settings-devices li')
  await expect(devices).toHaveCount(3)
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)

  /** What is seen now, at each size and in each look. */
  const look = async (picture: string) => {
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport)
      for (const each of looks) {
        await turnTo(page, each)
        const name = `${picture}-${size}-${each.language}-${each.theme}`
        await devices.last().scrollIntoViewIfNeeded()
        await expectToFit(page, name)
        expect.soft(await barriers(page), name).toEqual([])
        await page.screenshot({ path: join(folder, `${name}.png`) })
      }
    }
  }
  await look('devices')

  // In French from here on.
  await dialog.getByRole('button', { name: /^déconnecter Chrome/i }).press('Enter')
  await expect(devices).toHaveCount(2)
  await expect(dialog.getByRole('heading', { name: /connecté/i })).toBeFocused()
  // The other one watches from now on, as anybody may.
  await expect(other.getByRole('textbox', { name: 'Invitation' })).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Se déconnecter partout' }).press('Enter')
  const stay = dialog.getByRole('button', { name: 'Rester connecté' })
  await expect(stay).toBeFocused()
  await look('devices-sure')
  await stay.press('Enter')
  await dialog.getByRole('button', { name: 'Se déconnecter ici' }).press('Enter')
  await expect(stay).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/vous n’avez pas encore de nom ici/i)).toBeVisible()
  expect(await (await page.request.get('/api/me')).json()).toEqual({})
})
