import type { Page } from '@playwright/test'
import { inHand, isAsked, playFromHand } from './kit/at-the-table.ts'
import { keptMatches } from './kit/film.ts'
import { beyond, entriesOf } from './kit/kept.ts'
import { expect, regular, test } from './kit/quiet.ts'
import { soundsIn } from './sounds/rendered.ts'

/** Below these, of 1, nothing is heard of the loudest twentieth of a second, or of what is left after the end. */
const audible = 0.008
const silent = 0.0005
/** In seconds. */
const longest = 9

test('each sound is heard, none clips, all end, and none is made twice in the same way', async ({ page }) => {
  const sounds = await soundsIn(page)
  const all = await sounds.each()
  expect(all.length).toBeGreaterThan(50)
  for (const { name, seconds, peak, loudest, tail } of all) {
    expect.soft(loudest, `${name} is heard`).toBeGreaterThan(audible)
    expect.soft(peak, `${name} clips`).toBeLessThan(0.6)
    expect.soft(tail, `${name} ends`).toBeLessThan(silent)
    expect.soft(seconds, `${name} is no longer than that`).toBeLessThan(longest)
  }
  const busy = await sounds.busy()
  expect(busy.peak).toBeLessThan(0.96)
  expect(busy.tail).toBeLessThan(silent)
  for (const kind of ['drive', 'card', 'your-turn']) expect(await sounds.differenceOf(kind), kind).toBeGreaterThan(0.05)
})

test.describe('at the table', () => {
  test.use({ keeps: { ...regular, ...keptMatches, 'paddock.pace': 'brisk' } })

  /**
   * Counts contexts and the tones that are started in them. Whatever Playwright asks a page counts as a gesture for
   * Chromium; here only what a person could do does.
   */
  async function listen(page: Page): Promise<() => Promise<{ contexts: number; started: number }>> {
    await page.addInitScript(() => {
      const counted = { contexts: 0, started: 0 }
      Object.assign(window, { counted })
      const userActivation = { hasBeenActive: false }
      Object.defineProperty(navigator, 'userActivation', { value: userActivation })
      for (const gesture of ['pointerdown', 'keydown']) {
        addEventListener(gesture, () => Object.assign(userActivation, { hasBeenActive: true }), true)
      }
      window.AudioContext = class extends AudioContext {
        constructor(options?: AudioContextOptions) {
          super(options)
          counted.contexts++
        }
      }
      const { start } = AudioScheduledSourceNode.prototype
      AudioScheduledSourceNode.prototype.start = function (when?: number) {
        counted.started++
        start.call(this, when)
      }
    })
    return () => page.evaluate('({ ...counted })')
  }

  async function play(page: Page): Promise<void> {
    expect(await isAsked(page)).toBe(true)
    const entries = await entriesOf(page)
    await playFromHand(page)
    await beyond(page, entries)
  }

  test('nothing is loaded or heard before a gesture; one key silences it, and that is remembered', async ({ page }) => {
    const heard = await listen(page)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    const isLoaded = () => loaded.some((url) => /\/orchestra-/.test(url))
    await page.goto('/play/turn')
    await expect(inHand(page).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(isLoaded()).toBe(false)
    expect(await heard()).toEqual({ contexts: 0, started: 0 })

    await play(page)
    await expect.poll(isLoaded).toBe(true)
    await play(page)
    await expect.poll(async () => (await heard()).started).toBeGreaterThan(0)
    expect((await heard()).contexts).toBe(1)

    await page.keyboard.press('m')
    await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible()
    expect(await isAsked(page)).toBe(true)
    const { started } = await heard()
    await play(page)
    expect(await isAsked(page)).toBe(true)
    expect((await heard()).started).toBe(started)

    await page.reload()
    await play(page)
    expect(await isAsked(page)).toBe(true)
    expect((await heard()).contexts).toBe(0)
    await page.getByRole('button', { name: 'Sound on' }).click()
    await expect(page.getByRole('button', { name: 'Sound off' })).toBeVisible()
    await expect.poll(async () => (await heard()).contexts).toBe(1)
  })
})
