/** What is shown besides the cars' motion, and what waits for whoever looks. */
import { instinct } from '@paddock/bots'
import { box } from '@paddock/games/formel-fun'
import { box as heat } from '@paddock/games/heat'
import { defaultOptions, Match, patched, Rng, same } from '@paddock/kernel'
import { asked, inHand } from './kit/at-the-table.ts'
import { keptMatches } from './kit/film.ts'
import { beyond, entriesOf } from './kit/kept.ts'
import { expect, regular, test } from './kit/quiet.ts'

function newMatch(seed: string) {
  return Match.start(box.game, { seats: 3, options: defaultOptions(box.game.meta), seed })
}

/** A match in which a card of the first seat ends a race with its last two cars on one space; and the place of that card among the choices. */
function closeRace() {
  for (let attempt = 0; ; attempt++) {
    const match = newMatch(`a close race ${attempt}`)
    const rng = Rng.fromSeed('bots')
    for (let seat = match.pending[0]; seat !== undefined; seat = match.pending[0]) {
      const { result: _, ...record } = match.record()
      const { view, choices } = match.view(seat)
      const action = instinct.choose({ box, view, seat, choices, rng })
      match.act(seat, action)
      if (seat === 0 && isCloseAtTheEnd(match))
        return { record, choice: choices.findIndex((each) => same(each, action)) }
    }
  }
}

function isCloseAtTheEnd(match: ReturnType<typeof newMatch>): boolean {
  const [frames = []] = match.frames(['spectator'])
  let { view } = match.view('spectator')
  for (const { event, patch } of frames) {
    view = patched(view, patch)
    if (event?.type !== 'car-eliminated') continue
    const { position, order } = view
    return Math.min(...order.map((car) => position[car] ?? 0)) === position[event.car]
  }
  return false
}

const { record, choice } = closeRace()
const sitters = [{ kind: 'person', name: 'Anna' }, ...[1, 2].map(() => ({ kind: 'bot', bot: 'instinct' }))]
const close = { 'paddock.match.close': JSON.stringify({ sitters, record, updated: 1_700_000_000_000 }) }

test.describe('a photo finish', () => {
  test.use({ keeps: { ...regular, ...close, 'paddock.pace': 'brisk' } })

  test('stands over the board with the rule that decides it, and goes by itself', async ({ page }) => {
    await page.goto('/play/close')
    await page.locator(`.table-hand [data-choice="${choice}"]`).click()
    const photo = page.locator('.stage-photo')
    await expect(photo).toContainText('On one space: the car further inside is ahead.')
    await expect(photo.locator('.stage-photo-car')).toHaveCount(2)
    await expect(photo).toBeHidden()
    // What comes of it is said at the car that is out.
    await expect(page.locator('.board-callout-great')).toContainText(/last.*and out!/)
  })
})

test.describe('step by step, and asked before it counts', () => {
  test.use({ keeps: { ...regular, ...keptMatches, 'paddock.pace': 'step', 'paddock.ask-first': 'on' } })

  test('nothing goes on, and nothing is played, before it is pressed for', async ({ page }) => {
    await page.goto('/play/turn')
    const said = await asked(page).innerText()
    const entries = await entriesOf(page)
    await inHand(page).first().click()
    await expect(asked(page)).toContainText(/^Sure\?/)
    await page.keyboard.press('Escape')
    await expect(asked(page)).toContainText(said)
    await inHand(page).first().click()
    expect(await entriesOf(page)).toBe(entries)
    await page.keyboard.press('Enter')
    await beyond(page, entries)

    const goOn = page.getByRole('button', { name: 'Go on' })
    await expect(page.locator('.stage-card')).toBeVisible()
    await expect(goOn).toBeVisible()
    let presses = 0
    for (; !(await inHand(page).first().isVisible()); presses++) {
      await expect(goOn.or(inHand(page)).first()).toBeVisible()
      if (await goOn.isVisible()) await (presses % 2 === 0 ? page.keyboard.press('Enter') : goOn.click())
    }
    // The card of a bot, and its car.
    expect(presses).toBeGreaterThan(1)
  })
})

test.describe('what explains a card', () => {
  const match = Match.start(heat.game, {
    seats: 3,
    options: defaultOptions(heat.game.meta),
    seed: 'a card is explained',
  })
  const save = { sitters, record: match.record(), updated: 1_700_000_000_000 }
  test.use({ keeps: { ...regular, 'paddock.match.explained': JSON.stringify(save) } })

  test('goes with the card, although the mouse has not moved', async ({ page }) => {
    await page.goto('/play/explained')
    const card = page.locator('.dash-cards [data-card]').last()
    await card.hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    // As when it is played by a key, or when its place is taken by another one.
    await card.evaluate((element) => element.setAttribute('data-card', '0'))
    await expect(page.getByRole('tooltip')).toBeHidden()
  })
})
