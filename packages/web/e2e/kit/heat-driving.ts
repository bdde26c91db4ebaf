/** Driving a car of Heat in the page: what is asked, a careful answer, and looking at it. */
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { inHand, podium } from './at-the-table.ts'
import { expectToFit } from './fits.ts'
import { entriesOf } from './kept.ts'
import { expect, regular } from './quiet.ts'

const folder = join(import.meta.dirname, '../../../../out/screens')

export const person = { kind: 'person', name: '' }
export const bot = { kind: 'bot', bot: 'instinct' }

export function setUp(chairs: readonly unknown[], options: unknown): Record<string, string> {
  return { ...regular, 'paddock.setup.alone.heat': JSON.stringify({ chairs, options }) }
}

const phases = [
  'draft',
  'swap',
  'keep',
  'shift',
  'play',
  'plan',
  'values',
  'react',
  'refresh',
  'slipstream',
  'discard',
] as const
export type Phase = (typeof phases)[number]

/** Where something is asked of the driver. What they have answered may still be changed while others decide, but is not asked. */
export function asks(page: Page, phase?: Phase): Locator {
  const question = page.locator(phase ? `.dash-asked[data-phase="${phase}"]` : '.dash-asked[data-phase]')
  return question.filter({ hasNot: page.locator('[data-sealed]') })
}

/** What is asked of the driver; undefined when the race is over. */
export async function nextQuestion(page: Page): Promise<Phase | undefined> {
  await expect(asks(page).or(podium(page)).first()).toBeVisible({ timeout: 60_000 })
  if (await podium(page).isVisible()) return undefined
  const phase = await asks(page).getAttribute('data-phase')
  const known = phases.find((name) => name === phase)
  if (!known) throw new Error(`nobody knows how to answer ${phase}`)
  return known
}

/** On a phone the first tap may only look; the second one does it. What leads on to more is laid out and not made yet. */
export async function press(page: Page, button: Locator): Promise<void> {
  const entries = await entriesOf(page)
  const question = await page.locator('.table-said').innerText()
  const isAnswered = async () =>
    (await entriesOf(page)) > entries || (await page.locator('.table-said').innerText()) !== question
  await button.click()
  if (!(await isAnswered()) && (await button.isVisible())) await button.click()
  await expect.poll(isAnswered).toBe(true)
}

/** The first press looks at a gear, the second takes it. */
export async function takeGear(page: Page, gear: Locator): Promise<void> {
  await gear.click()
  await gear.click()
  await expect(asks(page, 'shift')).toHaveCount(0)
}

/** Second gear, the lowest cards, no risk and no thrift: slow, but it gets home. */
async function drive(page: Page, phase: Phase): Promise<void> {
  const question = asks(page, phase)
  const confirm = question.locator('.dash-confirm')
  switch (phase) {
    case 'draft':
      await page.locator('.shop-market').getByRole('button').first().click()
      await press(page, confirm)
      return
    case 'keep':
      await page.locator('.shop-market').getByRole('button').last().click()
      await press(page, confirm)
      return
    case 'swap':
      await press(page, question.getByRole('button').last())
      return
    case 'shift': {
      const gears = question.getByRole('group').getByRole('button', { disabled: false })
      await takeGear(page, gears.nth(Math.min(1, (await gears.count()) - 1)))
      return
    }
    case 'play':
      for (let card = 0; !(await confirm.isEnabled()); card++) await inHand(page).nth(card).click()
      await press(page, confirm)
      return
    case 'plan':
      for (const card of [0, 1]) await inHand(page).nth(card).click()
      await press(page, confirm)
      return
    case 'react':
      // What must be done, then on.
      await press(page, question.locator('.dash-must, .dash-use-on, .dash-use-spin').first())
      return
    case 'values':
      await press(page, question.getByRole('group').getByRole('button').first())
      return
    case 'refresh':
    case 'slipstream':
      await press(page, question.getByRole('group').getByRole('button').last())
      return
    case 'discard':
      await press(page, confirm)
  }
}

/** So many cards in play: in how many rows they lie, how far they stick out, and how much higher that makes the hand. */
export function crowded(page: Page, cards: number): Promise<Readonly<Record<'rows' | 'spilt' | 'grown', number>>> {
  return page.locator('.dash-area > .dash-area-cards').evaluate((row: HTMLElement, count) => {
    const height = () => row.closest('.table-hand')?.getBoundingClientRect().height ?? 0
    const before = height()
    const [first] = row.children
    const more = Array.from({ length: count - row.childElementCount }, () => first?.cloneNode(true) ?? '')
    row.append(...more)
    const places = [...row.children].map((card) => card.getBoundingClientRect())
    const { right = 0 } = row.parentElement?.getBoundingClientRect() ?? {}
    const grown = height() - before
    for (const card of more) if (typeof card !== 'string') row.removeChild(card)
    return {
      rows: new Set(places.map(({ top }) => top)).size,
      spilt: Math.max(0, ...places.map((card) => card.right - right)),
      grown,
    }
  }, cards)
}

export async function lookAt(page: Page, question: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  await expectToFit(page)
  await page.screenshot({ path: join(folder, `heat-${question}-${width}.png`) })
}

/** Drives on, and looks at each question when it is first asked, until something is there to be seen or so much was asked. */
export async function driveOn(page: Page, until: Locator, most = Number.POSITIVE_INFINITY): Promise<Set<Phase>> {
  const seen = new Set<Phase>()
  let asked = 0
  for (let phase = await nextQuestion(page); phase && asked < most; phase = await nextQuestion(page)) {
    if (!seen.has(phase)) await lookAt(page, phase)
    seen.add(phase)
    asked++
    if (await until.isVisible()) break
    await drive(page, phase)
  }
  return seen
}
