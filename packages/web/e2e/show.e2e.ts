/** What is shown besides the cars' motion, and what waits for whoever looks. */
import { instinct } from '@paddock/bots'
import { box } from '@paddock/games/formel-fun'
import { box as heat } from '@paddock/games/heat'
import { defaultOptions, Match, patched, Rng, same } from '@paddock/kernel'
import type { Locator, Page } from '@playwright/test'
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

/** A race of Heat that the first seat ends with a last space by adrenaline, the first two being close; and that choice. */
function closeToLine() {
  const options = { ...defaultOptions(heat.game.meta), laps: 1 }
  for (let attempt = 0; attempt < 200; attempt++) {
    const match = Match.start(heat.game, { seats: 3, options, seed: `over the line ${attempt}` })
    const rng = Rng.fromSeed('bots')
    for (;;) {
      const { pending, decided } = match.view('spectator')
      const seat = pending.find((each) => !decided.includes(each))
      if (seat === undefined) break
      const { result: _, ...before } = match.record()
      const { view, choices } = match.view(seat)
      const wanted = instinct.choose({ box: heat, view, seat, choices, rng })
      const action = choices.find((choice) => same(choice, wanted))
      if (!action) throw new Error('a bot that makes no choice')
      const { events } = match.act(seat, action)
      const past = events.flatMap((event) => (event.type === 'car-placed' ? event.past : []))
      const isClose = past.length > 1 && (past[0] ?? 0) - (past[1] ?? 0) <= 2
      if (seat === 0 && isClose && action.type === 'adrenaline')
        return { record: before, choice: choices.indexOf(action) }
    }
  }
  throw new Error('no race is close')
}
const sitters = [{ kind: 'person', name: 'Anna' }, ...[1, 2].map(() => ({ kind: 'bot', bot: 'instinct' }))]
const overTheLine = closeToLine()
const line = {
  'paddock.match.line': JSON.stringify({ sitters, record: overTheLine.record, updated: 1_700_000_000_000 }),
}
const close = { 'paddock.match.close': JSON.stringify({ sitters, record, updated: 1_700_000_000_000 }) }

/** Whether all cars of the photo, and the line they come over, can be seen, and every car is longer than so many pixels. */
function inTheFrame(page: Page, cars: readonly string[], line: boolean, least: number) {
  return page.locator('.board').evaluate(
    (board, wanted) => {
      const drawn = [...board.querySelectorAll('.board-car')].filter((car) =>
        wanted.cars.includes(car.getAttribute('data-car') ?? ''),
      )
      const things = wanted.line ? [...drawn, ...board.querySelectorAll('.board-chequers')] : drawn
      const frame = board.getBoundingClientRect()
      const isSeen = things.every((thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect()
        const [middle, centre] = [x + width / 2, y + height / 2]
        return middle > frame.left && middle < frame.right && centre > frame.top && centre < frame.bottom
      })
      const lengths = drawn.map((car) => {
        const { a = 1, b = 0, c = 0, d = 1 } = (car instanceof SVGGElement && car.getScreenCTM()) || {}
        return 1.8 * Math.sqrt(Math.abs(a * d - b * c))
      })
      return { isSeen, cars: drawn.length, isClose: Math.min(...lengths) > wanted.least }
    },
    { cars, line, least },
  )
}

function carsOn(photo: Locator): Promise<string[]> {
  return photo.locator('[data-car]').evaluateAll((lanes) => lanes.map((lane) => lane.getAttribute('data-car') ?? ''))
}

test.describe('a photo finish', () => {
  test.use({ keeps: { ...regular, ...close, ...line, 'paddock.pace': 'calm' } })

  test('is gone to by the camera, is decided by a rule that is told, and goes by itself', async ({ page }) => {
    await page.goto('/play/close')
    await page.locator(`.table-hand [data-choice="${choice}"]`).click()
    const photo = page.locator('.stage-photo')
    await expect(photo).toContainText('On one space: the car further inside is ahead.')
    await expect(photo.locator('.stage-photo-car')).toHaveCount(2)
    const cars = await carsOn(photo)
    await expect.poll(() => inTheFrame(page, cars, false, 90)).toEqual({ isSeen: true, cars: 2, isClose: true })
    await expect(photo).toBeHidden()
    // What comes of it is said at the car that is out.
    await expect(page.locator('.board-callout-great')).toContainText(/last.*and out!/)
  })

  test('at the line has the line in its frame, and the spaces past it decide', async ({ page }) => {
    await page.goto('/play/line')
    await page.locator(`.table-hand [data-choice="${overTheLine.choice}"]`).click()
    const photo = page.locator('.stage-photo')
    await expect(photo).toContainText(/^Photo finish.*(Spaces past the line decide|Side by side)/s)
    const cars = await carsOn(photo)
    expect(cars.length).toBeGreaterThan(1)
    await expect
      .poll(() => inTheFrame(page, cars.slice(0, 2), true, 44))
      .toEqual({ isSeen: true, cars: 2, isClose: true })
    await page.screenshot({ path: 'out/screens/photo-finish-1440.png' })
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
