/** What the first visit loads, measured in a real browser: all JavaScript, gzipped, workers included. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { covers } from '@paddock/games/covers'
import { startServer } from '@paddock/server'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../tools/chromium.ts'
import { buildPage } from '../../tools/page.ts'

const page = join(import.meta.dirname, '../../out/web')
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

export interface WebFigures {
  readonly homeKB: number
  /** The table of the first game. */
  readonly tableKB: number
  /** The tables of all games. */
  readonly tablesKB: Readonly<Record<string, number>>
}

export async function web(say: (line: string) => void): Promise<WebFigures> {
  const executablePath = findChromium()
  if (!buildPage() || !executablePath) throw new Error('the page cannot be measured without a build and a Chromium')
  const dataFolder = mkdtempSync(join(tmpdir(), 'paddock-bench-'))
  const server = await startServer({ dataFolder, webFolder: page })
  const browser = await chromium.launch({ executablePath, args: flags })
  try {
    const home = `${server.address}/`
    say('web: the home and a table of every game, each on a first visit')
    const tablesKB: Record<string, number> = {}
    for (const { id, words } of covers) {
      const saved = await raceNow(browser, home, words.en.title)
      tablesKB[id] = await scripts(browser, saved.address, saved.storage)
    }
    return { homeKB: await scripts(browser, home), tableKB: Object.values(tablesKB)[0] ?? 0, tablesKB }
  } finally {
    await browser.close()
    await server.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Starts a race with one click; its address, and what the browser has kept of it. */
async function raceNow(browser: Browser, home: string, title: string) {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
  const tab = await context.newPage()
  await tab.goto(home)
  await tab.getByRole('button', { name: `Race now: ${title}` }).click()
  await tab.waitForURL('**/play/*')
  await tab.waitForLoadState('networkidle')
  const found = { address: tab.url(), storage: await context.storageState() }
  await context.close()
  return found
}

/** The scripts that an address loads until nothing more comes, in gzipped KB. */
async function scripts(
  browser: Browser,
  address: string,
  storageState?: Awaited<ReturnType<typeof raceNow>>['storage'],
) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(storageState ? { storageState } : {}) })
  const loaded = new Set<string>()
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) loaded.add(pathname)
  })
  const tab = await context.newPage()
  await tab.goto(address)
  await tab.waitForLoadState('networkidle')
  await tab.waitForTimeout(3000)
  await context.close()
  const bytes = [...loaded].map((path) => gzipSync(readFileSync(join(page, path)), { level: 9 }).length)
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 102.4) / 10
}
