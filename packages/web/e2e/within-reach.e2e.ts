/** What must not lie under something else, or out of sight, when it is asked for. */
import { random } from '@paddock/bots'
import { box as downforce } from '@paddock/games/downforce'
import { box as heat } from '@paddock/games/heat'
import { box as topRace } from '@paddock/games/top-race'
import type { AnyMatch } from '@paddock/kernel'
import type { Page } from '@playwright/test'
import { keptAt, offers } from './kit/moments.ts'
import { offered } from './kit/playing.ts'
import { expect, regular, test } from './kit/quiet.ts'

const coolsFour = (match: AnyMatch) => match.view(0).choices.some((choice) => Object(choice).heat === 4)

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  keeps: {
    ...regular,
    'paddock.match.cool': keptAt({
      box: heat,
      seats: 3,
      options: {},
      seed: 'cool four 36',
      bots: random,
      isIt: coolsFour,
    }),
    'paddock.match.sponsor': keptAt({
      box: heat,
      seats: 3,
      options: { event: 'title-sponsor' },
      seed: 'sponsors',
      isIt: () => true,
    }),
    'paddock.match.bet': keptAt({
      box: downforce,
      seats: 3,
      options: {},
      seed: 'a bet',
      isIt: (match) => offers(match, 'bet'),
    }),
    'paddock.match.auction': keptAt({ box: topRace, seats: 3, options: {}, seed: 'an auction', isIt: () => true }),
  },
})

/** The choices whose middle lies under something else. */
function covered(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return top && button.contains(top) ? [] : (button.textContent ?? '')
    }),
  )
}

test('Heat: each of four numbers of heat to cool can be pressed, and in French on a small phone what is asked stays in sight', async ({
  page,
}) => {
  await page.goto('/play/cool')
  await expect(page.locator('.dash-cool-count')).toHaveCount(4)
  expect(await covered(page, '.dash-cool-count, .dash-use[data-choice]')).toEqual([])
  await page.getByRole('button', { name: 'FR' }).click()
  await page.setViewportSize({ width: 320, height: 640 })
  await offered(page).last().scrollIntoViewIfNeeded()
  await expect(offered(page).last()).toBeInViewport({ ratio: 0.9 })
  await expect(page.locator('.table-said')).toBeInViewport({ ratio: 0.9 })
})

test('Heat: the stamp of a sponsor card is not on its value', async ({ page }) => {
  await page.goto('/play/sponsor')
  const values = page.locator('.dash-cards [data-card]:has(.dash-face-once, .dash-face-times)')
  await expect(values.first()).toBeVisible()
  for (const card of await values.all()) {
    const text = await card.locator('.dash-face-value').evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().toJSON()
    })
    for (const stamp of await card.locator('.dash-face-once, .dash-face-times').all()) {
      const box = await stamp.boundingBox()
      if (!box) continue
      const isApart =
        box.x >= text.right || box.x + box.width <= text.left || box.y >= text.bottom || box.y + box.height <= text.top
      expect(isApart).toBe(true)
    }
  }
})

test('Downforce: who bets sees the cars, the money so far and the own cards; Top Race: who bids sees the prizes', async ({
  page,
}) => {
  await page.goto('/play/bet')
  await expect(offered(page).first()).toBeInViewport()
  await expect(page.locator('.df-so-far')).toBeInViewport({ ratio: 0.9 })
  await expect(page.locator('.df-bet-hand')).toBeInViewport({ ratio: 0.9 })
  await expect(page.locator('.df-bet-hand').getByRole('group', { name: 'Your cards' })).toBeVisible()
  await page.goto('/play/auction')
  await expect(offered(page).first()).toBeInViewport()
  await expect(page.locator('.tr-prizes')).toBeInViewport({ ratio: 0.9 })
})
