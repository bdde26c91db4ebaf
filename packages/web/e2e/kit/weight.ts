/** What a first visit fetches: JavaScript, gzipped as it is sent, workers included. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import type { KeptGame } from './first-races.ts'
import { decisionSeen, firstVisit, watchForDecision } from './first-visit.ts'

const built = join(import.meta.dirname, '../../../../out/web')

/** Files by their addresses: those asked for before anything could be done, and those that came because the page rests. */
export interface Weight {
  readonly first: readonly string[]
  readonly later: readonly string[]
}

interface Fetched {
  readonly file: string
  readonly at: number
}

/** The home: what it fetches until the network is quiet, all drawings included; then the race that runs there, if one waits so many milliseconds for it. */
export function weighHome(browser: Browser, origin: string, rested: number): Promise<Weight> {
  return firstVisit(browser, origin, [], async (page, context) => {
    const fetched = follow(context)
    await page.goto('/')
    await page.getByRole('button', { name: /race/i }).first().waitFor()
    await page.waitForLoadState('networkidle')
    const quiet = Date.now()
    await page.waitForTimeout(rested)
    await page.waitForLoadState('networkidle')
    return parted(fetched, quiet)
  })
}

/** No lights and nothing else is shown before the first decision: they would give the page time to fetch what can wait. */
const atOnce = { name: 'paddock.pace', value: 'instant' }

/** A first race: whatever was asked for before the first decision was on screen counts as needed for it. */
export function weighTable(browser: Browser, origin: string, game: KeptGame, rested: number): Promise<Weight> {
  return firstVisit(browser, origin, [...game.kept, atOnce], async (page, context) => {
    const fetched = follow(context)
    await watchForDecision(page)
    await page.goto(game.first)
    const { ready } = await decisionSeen(page)
    await page.waitForTimeout(rested)
    return parted(fetched, ready)
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

/** A file that the worker of the bots asks for as well is fetched once. */
function parted(fetched: readonly Fetched[], until: number): Weight {
  const first = new Set(fetched.flatMap(({ file, at }) => (at <= until ? file : [])))
  const all = new Set(fetched.map(({ file }) => file))
  return { first: [...first], later: [...all].filter((file) => !first.has(file)) }
}

export function kilobytes(files: readonly string[]): number {
  const bytes = files.reduce((sum, file) => sum + readFileSync(join(built, `${file}.gz`)).length, 0)
  return Math.round(bytes / 102.4) / 10
}

/** The modules that make some files heavy, largest first, in characters before they are packed. */
export function heaviest(files: readonly string[], count: number): string {
  const modules: Readonly<Record<string, Readonly<Record<string, number>>>> = JSON.parse(
    readFileSync(join(built, '.vite/modules.json'), 'utf8'),
  )
  const found = files.flatMap((file) => Object.entries(modules[file.slice(1)] ?? {}).map((each) => ({ file, each })))
  return found
    .sort(({ each: [, one] }, { each: [, other] }) => other - one)
    .slice(0, count)
    .map(({ file, each: [module, size] }) => `${String(size).padStart(6)} ${module} in ${file}`)
    .join('\n')
}
