/** What the first visit fetches: JavaScript, gzipped, workers included. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext } from '@playwright/test'
import type { KeptGame } from './kept.ts'
import { decisionSeen, firstVisit, watchForDecision } from './visit.ts'

/** Kilobytes: what was asked for before anything could be decided, and all until nothing more came. */
export interface Weight {
  readonly first: number
  readonly settled: number
}

interface Fetched {
  readonly file: string
  readonly at: number
}

/** The home: what it fetches until it rests, and what it fetches then because it rests. */
export function weighHome(browser: Browser, origin: string, built: string): Promise<Weight> {
  return firstVisit(browser, origin, undefined, async (page, context) => {
    const fetched = follow(context)
    await page.goto('/')
    await page.getByRole('button', { name: /race/i }).first().waitFor()
    await page.waitForLoadState('networkidle')
    const first = kilobytes(fetched, built)
    await page.waitForTimeout(6000)
    await page.waitForLoadState('networkidle')
    return { first, settled: kilobytes(fetched, built) }
  })
}

/** A first race: whatever was asked for before the first decision was on screen counts as needed for it. */
export function weighTable(browser: Browser, origin: string, game: KeptGame, built: string): Promise<Weight> {
  return firstVisit(browser, origin, game, async (page, context) => {
    const fetched = follow(context)
    await watchForDecision(page)
    await page.goto(game.first)
    const { at: seen } = await decisionSeen(page)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(3000)
    const before = fetched.filter(({ at }) => at <= seen)
    return { first: kilobytes(before, built), settled: kilobytes(fetched, built) }
  })
}

function follow(context: BrowserContext): Fetched[] {
  const fetched: Fetched[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const heard = Date.now()
    if (!pathname.endsWith('.js')) return
    // The browser's own clock, where it tells: it may be a while until one hears of a request.
    const told = () => request.timing().startTime
    fetched.push({
      file: pathname,
      get at() {
        return told() > 0 ? told() : heard
      },
    })
  })
  return fetched
}

function kilobytes(fetched: readonly Fetched[], built: string): number {
  const files = new Set(fetched.map(({ file }) => file))
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length)
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 102.4) / 10
}
