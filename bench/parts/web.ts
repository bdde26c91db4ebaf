/** The page in a real browser: what a first visit loads, how soon one can decide, and how smoothly cars move. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@paddock/server'
import { chromium } from '@playwright/test'
import { keptGames } from '../../packages/web/e2e/kit/first-races.ts'
import { kilobytes, weighHome, weighTable } from '../../packages/web/e2e/kit/weight.ts'
import { findChromium } from '../../tools/chromium.ts'
import { buildPage } from '../../tools/page.ts'
import { firstDecision } from '../web/first-decision.ts'
import { framesDrawn } from '../web/frames.ts'

const built = join(import.meta.dirname, '../../out/web')
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

type ByGame = Readonly<Record<string, number>>

export interface WebFigures {
  /** JavaScript of the home, gzipped, until the network is quiet; and what it fetches after that, because it rests. */
  readonly homeKB: number
  readonly homeIdleKB: number
  /** JavaScript that was asked for before the first decision was on screen; and what came after it, by itself. */
  readonly tablesKB: ByGame
  readonly tablesIdleKB: ByGame
  /** On slow 4G, of the slowest game. */
  readonly firstDecisionMs: number
  readonly firstDecisionsMs: ByGame
  /** On a core four times slower, of the slowest game. */
  readonly framesPerSecond: number
  readonly framesPerSecondOf: ByGame
  /** On the same core, until a frame is drawn, of the slowest game: 60 a second leave 16 ms. */
  readonly frameDrawnMs: number
}

export async function web(say: (line: string) => void): Promise<WebFigures> {
  const executablePath = findChromium()
  if (!buildPage() || !executablePath) throw new Error('the page cannot be measured without a build and a Chromium')
  const dataFolder = mkdtempSync(join(tmpdir(), 'paddock-bench-'))
  const server = await startServer({ dataFolder, webFolder: built })
  const browser = await chromium.launch({ executablePath, args: flags })
  try {
    const origin = new URL(server.address).origin
    const games = await keptGames()
    const ofEach = async <Figure>(measure: (game: (typeof games)[number]) => Promise<Figure>) => {
      const found: [string, Figure][] = []
      for (const game of games) found.push([game.id, await measure(game)])
      return found
    }
    say('web: what the home and a first race of every game load')
    const home = await weighHome(browser, origin, 6000)
    const weights = await ofEach((game) => weighTable(browser, origin, game, 4000))
    say('web: how soon the first decision is on screen, on slow 4G')
    const decisions = await ofEach((game) => firstDecision(browser, origin, game))
    say('web: how smoothly cars move on a throttled core')
    const frames = await ofEach((game) => framesDrawn(browser, origin, game))
    return {
      homeKB: kilobytes(home.first),
      homeIdleKB: kilobytes(home.later),
      tablesKB: Object.fromEntries(weights.map(([id, { first }]) => [id, kilobytes(first)])),
      tablesIdleKB: Object.fromEntries(weights.map(([id, { later }]) => [id, kilobytes(later)])),
      firstDecisionMs: Math.max(...decisions.map(([, time]) => time)),
      firstDecisionsMs: Object.fromEntries(decisions),
      framesPerSecond: Math.min(...frames.map(([, { perSecond }]) => perSecond)),
      framesPerSecondOf: Object.fromEntries(frames.map(([id, { perSecond }]) => [id, perSecond])),
      frameDrawnMs: Math.max(...frames.map(([, { drawnMs }]) => drawnMs)),
    }
  } finally {
    await browser.close()
    await server.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
