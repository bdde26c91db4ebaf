import { barriers } from './kit/barriers.ts'
import { accept, openTableOfThree } from './kit/invited.ts'
import { expect, test } from './kit/quiet.ts'

/** Three browsers draw at once: the smallest screen with everything in sight is enough. */
test.use({ viewport: { width: 1024, height: 640 } })

test('in the lobby people talk, the host changes rules and seats, and who only watches gives a name to speak', async ({
  page,
  visitor,
}) => {
  const anna = page
  const link = await openTableOfThree(anna, 'Anna')
  await expect(anna.getByText(/works only on this machine/)).toBeVisible()
  await expect(anna.getByText('QR code for a phone'), 'what nobody else can open is not for a camera').toHaveCount(0)
  const ben = await visitor()
  await accept(ben, link, 'Ben')
  expect(await barriers(anna)).toEqual([])
  await anna.getByRole('button', { name: 'Change rules and seats' }).click()
  await anna.getByRole('radio', { name: '4', exact: true }).check()
  await anna.getByRole('radio', { name: /last car/ }).check()
  await anna.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(ben.getByText('4 teams, 12 cars, 11 races: the last car wins.')).toBeVisible()
  await expect(ben.getByText('Open seat', { exact: true })).toHaveCount(2)

  const eve = await visitor()
  await eve.goto(anna.url())
  await eve.getByRole('textbox', { name: 'Your name' }).fill('Eve')
  await eve.getByRole('textbox', { name: 'Say something' }).fill('May I watch?')
  await eve.getByRole('button', { name: 'Send' }).click()
  await expect(ben.getByRole('log').filter({ hasText: 'May I watch?' })).toContainText('Eve')

  for (const left of [1, 0]) {
    await anna.getByRole('button', { name: 'Seat a bot' }).first().click()
    await expect(anna.getByText('Open seat', { exact: true })).toHaveCount(left)
  }
  await ben.close()
  await expect(anna.getByText(/Ben is away/)).toBeVisible()
})
