/** What is wrong is said in words. That no screen complains of anything is heard wherever it is visited: see quiet.ts. */
import type { Page } from '@playwright/test'
import { inHand, isAsked, playFromHand } from './kit/at-the-table.ts'
import { gather } from './kit/every-screen.ts'
import { film, keptMatches } from './kit/film.ts'
import { beyond, entriesOf } from './kit/kept.ts'
import { expect, regular, test } from './kit/quiet.ts'

/** The page says what is wrong, what to do, and shows the way home. */
async function expectToSay(page: Page, title: RegExp, text: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('main')).toContainText(text)
  await page.getByRole('main').getByRole('link', { name: 'Back to the paddock' }).click()
  await expect(raceNow(page)).toBeEnabled()
}

function raceNow(page: Page) {
  return page.getByRole('button', { name: 'Race now: Formel Fun' })
}

async function race(page: Page): Promise<void> {
  await page.goto('/')
  await raceNow(page).click()
  expect(await isAsked(page)).toBe(true)
}

test.describe('where the content security policy is broken', () => {
  test.use({ tolerated: /Content Security Policy/ })

  test('a script in the page does not run, and every test hears of it', async ({ page, complaints }) => {
    const answer = await page.goto('/replay')
    expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self';style-src 'self';/)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      document.head.append(script)
    })
    await expect.poll(() => complaints.join()).toMatch(/error: .*Content Security Policy/)
    await expect(page).not.toHaveTitle('taken over')
  })
})

test.describe('at a wrong address', () => {
  // The browser itself complains of what the server refuses.
  test.use({
    keeps: { ...regular, ...keptMatches },
    keepsFiles: true,
    tolerated: /error: Failed to load resource: .* 40[34]|WebSocket/,
  })

  test('the page says what to do', async ({ page }) => {
    await page.goto('/t/nowhere')
    await expectToSay(page, /does not open/, /no such table\. Check the link/)
    await page.goto('/t/nowhere/replay')
    await expectToSay(page, /cannot be shown/, /no such table\. Check the link/)
    await page.goto('/join/nowhere/please')
    await expectToSay(page, /does not open/, /no such table\. Check the link/)
    await page.goto('/play/nowhere')
    await expectToSay(page, /not here/, /stays in the browser where it was started/)
    await page.goto('/replay/nowhere')
    await expectToSay(page, /cannot be shown/, /keeps no such race/)
    await page.goto('/nowhere/at/all')
    await expectToSay(page, /no such place/i, /ask for it again/)
    // What no server can read is answered by the page that the browser keeps.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.goto('/t/cut%E0%A4%A')
    await expectToSay(page, /does not open/, /no such table\. Check the link/)
  })

  test('an invitation that was copied badly does not open the table', async ({ page, visitor }) => {
    const { table } = await gather(page.request, 'Anna')
    const friend = await visitor()
    await friend.goto(`/join/${table.id}/not-the-invitation`)
    await friend.getByRole('textbox', { name: 'Your name' }).fill('Ben')
    await friend.getByRole('button', { name: 'Take a seat' }).click()
    await expectToSay(friend, /does not fit/, /Ask your host for the link again/)
  })

  test('the replay of a race that goes on would show every hand, so there is none', async ({ page }) => {
    await page.goto('/replay/turn')
    await expect(page.getByRole('main')).toContainText(/Finish the race first/)
    await page.getByRole('link', { name: 'Finish the race' }).click()
    await expect(inHand(page).first()).toBeVisible()
  })
})

test.describe('with a storage', () => {
  const sitters = film.result?.ranking.map(() => ({ kind: 'person' }))
  const [first, ...others] = film.entries
  const impossible = { sitters, record: { ...film, entries: [...others, first], result: undefined }, updated: 1 }

  test.describe('full of nonsense', () => {
    test.use({
      keeps: {
        'paddock.theme': 'purple',
        'paddock.pace': '{}',
        'paddock.language': 'xx',
        'paddock.setup.alone.formel-fun': '{"chairs":[7],"options":[]}',
        'paddock.setup.shared.formel-fun': 'nonsense',
        'paddock.match.broken': '{"sitters":[',
        'paddock.match.empty': '',
        'paddock.match.impossible': JSON.stringify(impossible),
      },
    })

    test('the home page stands, says what is damaged, and forgets it', async ({ page }) => {
      await page.goto('/play/broken')
      await expectToSay(page, /does not open/, /damaged .* Remove it on the home page/)
      await page.goto('/play/impossible')
      await expectToSay(page, /does not open/, /damaged .* Remove it on the home page/)
      const forget = page.getByRole('button', { name: /^forget/i })
      await expect(forget).toHaveCount(3)
      for (let left = 2; left >= 0; left--) {
        await forget.first().click()
        // A race that can be read is asked for twice.
        if ((await forget.count()) > left) await forget.first().click()
        await expect(forget).toHaveCount(left)
      }
      await page.reload()
      await expect(raceNow(page)).toBeEnabled()
      await expect(forget).toHaveCount(0)
      await page.getByRole('button', { name: /^pass and play.*formel fun/i }).click()
      await page.getByRole('button', { name: 'Start the race' }).click()
      await expect(page).toHaveURL(/\/play\//)
    })
  })

  test('that is closed to the page, a race is run all the same', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('closed', 'SecurityError')
        },
      })
    })
    await race(page)
    const asked = await page.locator('.table-said').innerText()
    await playFromHand(page)
    await expect(page.locator('.table-said')).not.toHaveText(asked)
    await expect(page.getByText(/would be lost with the page/)).toBeVisible()
  })

  test('that is full, the page says what would be lost', async ({ page }) => {
    await race(page)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await playFromHand(page)
    await expect(page.getByText(/Remove old races on the home page/)).toBeVisible()
  })
})

test('a race in two tabs is one race', async ({ page, context }) => {
  await race(page)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(inHand(second).first()).toBeVisible()
  const entries = await entriesOf(page)
  await playFromHand(second)
  await beyond(page, entries)
  await expect(inHand(page).first()).toBeVisible()
  await expect(page.locator('.table-said')).toHaveText(await second.locator('.table-said').innerText())
})
