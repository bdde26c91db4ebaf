/** Page and server of different versions: nobody is disturbed in a decision, and nobody is left behind. */
import { inHand, isAsked, playFromHand } from './kit/at-the-table.ts'
import { accept, openTableOfThree } from './kit/invited.ts'
import { expect as usual } from './kit/quiet.ts'
import { heldIn, Received, shownHand } from './kit/received.ts'
import { address, buildOf, keptBuilds, test, untilKept } from './kit/replaced.ts'

/** A server is started, all files are fetched and kept, and then a quiet moment is waited for. */
const expect = usual.configure({ timeout: 45_000 })

/** A browser complains by itself of a server that is away, of what is refused and of files that are gone. */
test.use({
  baseURL: address,
  keepsFiles: true,
  viewport: { width: 1024, height: 640 },
  tolerated:
    /WebSocket connection to|Failed to load resource|dynamically imported module|Unable to preload|apply style/,
})

test('a table plays on under a new service worker, and everyone loads the new page between two decisions', async ({
  page,
  visitor,
  server,
}) => {
  test.slow()
  const old = await server.asBuilt()
  const anna = new Received(page)
  const ben = new Received(await visitor())
  const link = await openTableOfThree(anna.page, 'Anna')
  await accept(ben.page, link, 'Ben')
  await anna.page.getByRole('button', { name: 'Start the race' }).click()
  const people = [anna, ben]
  for (const each of people) await each.until(() => each.position !== undefined)
  for (const each of people) await untilKept(each.page)
  /** Whoever is asked plays, until it is that person's turn. */
  const untilTurnOf = async (wanted: Received) => {
    for (;;) {
      await wanted.until(() => people.some(({ seat }) => seat === wanted.position?.pending[0]))
      const mover = people.find(({ seat }) => seat === wanted.position?.pending[0])
      if (!mover || mover === wanted) break
      const entry = wanted.position?.entry ?? 0
      await playFromHand(mover.page)
      await wanted.until(() => (wanted.position?.entry ?? 0) > entry)
    }
    await expect(inHand(wanted.page).first()).toBeVisible()
  }
  await untilTurnOf(anna)
  await anna.page.evaluate(() => document.body.setAttribute('data-not-loaded-anew', ''))
  const notLoadedAnew = anna.page.locator('body[data-not-loaded-anew]')

  await ben.page.getByRole('button', { name: /^chat/i }).click()
  const { build } = await server.withOther()
  // Ben is asked nothing; Anna has to decide, and looks at a card.
  await expect.poll(() => buildOf(ben.page)).toBe(build)
  await expect(ben.page.getByRole('button', { name: 'New version' })).toHaveCount(0)
  await expect.poll(() => shownHand(ben.page)).toEqual(heldIn(ben.position?.view))
  await expect(ben.page.getByRole('textbox', { name: 'Say something' })).toBeVisible()
  await expect(anna.page.getByRole('button', { name: 'New version' })).toBeVisible()
  await expect.poll(() => keptBuilds(anna.page)).toEqual([build, old.build].sort())
  await inHand(anna.page).first().hover()
  // A part that she has not opened yet is gone from the server, but not from her browser.
  await anna.page.getByRole('button', { name: 'Settings' }).click()
  await expect(anna.page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await anna.page.keyboard.press('Escape')
  await inHand(anna.page).first().hover()
  await anna.page.waitForTimeout(2000)
  await expect(notLoadedAnew).toHaveCount(1)
  expect(await buildOf(anna.page)).toBe(old.build)

  // As soon as the others decide, she is given the new page.
  await untilTurnOf(ben)
  await expect.poll(() => buildOf(anna.page)).toBe(build)
  await expect(notLoadedAnew).toHaveCount(0)
  await expect.poll(() => shownHand(anna.page)).toEqual(heldIn(anna.position?.view))
  await expect.poll(() => keptBuilds(anna.page)).toEqual([build])

  // A server of the older version answers, as one of several may: nobody goes back.
  await server.asBuilt()
  await untilTurnOf(anna)
  await untilTurnOf(ben)
  expect(await Promise.all(people.map((each) => buildOf(each.page)))).toEqual([build, build])
})

test('a part that is gone with its build brings the new page, also where no service worker keeps anything', async ({
  visitor,
  server,
}) => {
  await server.asBuilt()
  const page = await visitor()
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto('/replay')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { build } = await server.withOther()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect.poll(() => buildOf(page)).toBe(build)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})

test('a page that the server no longer understands says so and gets the new one', async ({ visitor, server }) => {
  const old = await server.withOther({ protocol: 0, build: 'oldone' })
  const page = await visitor({ locale: 'fr-FR' })
  await page.goto('/')
  await untilKept(page)
  const said = page.getByRole('alert').filter({ hasText: 'plus ancienne que le serveur' })
  await expect(said).toBeVisible()
  expect(await buildOf(page)).toBe(old.build)
  const { build } = await server.asBuilt()
  await said.getByRole('button', { name: 'Charger la nouvelle version' }).click()
  await expect.poll(() => buildOf(page)).toBe(build)
  await expect(said).toHaveCount(0)
})

test('a page that is newer than the server says so, waits, and plays what needs no server', async ({
  page,
  server,
}) => {
  const { build } = await server.withOther({ protocol: 2 })
  await page.goto('/t/any')
  const said = page.getByRole('alert').filter({ hasText: 'The server is still older than this page' })
  await expect(said).toBeVisible()
  await page.getByRole('link', { name: 'Paddock' }).first().click()
  await page.getByRole('button', { name: 'Race now: Formel Fun' }).click()
  expect(await isAsked(page)).toBe(true)
  await expect(said).toHaveCount(0)
  await playFromHand(page)
  expect(await isAsked(page)).toBe(true)
  expect(await buildOf(page)).toBe(build)
})
