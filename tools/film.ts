// Films a race in Chromium and writes it as a moving picture, the one that the README opens with.
//   npm run film [-- --out <file.webp>]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startServer } from '@paddock/server'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { framesOf } from './film/cutting-room.ts'
import { raceWorthAFilm } from './film/race.ts'
import { filmRace, keptScenes } from './film/scenes.ts'
import { openStudio, viewport } from './film/studio.ts'
import { movingWebp } from './film/webp.ts'
import { buildPage } from './page.ts'
import { root } from './steps.ts'

const size = { width: 880, height: 550 }
const milliseconds = 83
const quality = 0.6

const { values } = parseArgs({ options: { out: { type: 'string', default: 'docs/images/race.webp' } } })
const executablePath = findChromium()
if (!executablePath) throw new Error('A film is made in Chromium, and there is none. Name one in PADDOCK_CHROMIUM.')
if (!buildPage()) process.exit(1)

const dataFolder = mkdtempSync(join(tmpdir(), 'paddock-film-'))
const webFolder = join(root, 'out/web')
const server = await startServer({ host: 'localhost', port: 0, dataFolder, webFolder, logger: false })
const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync']
const browser = await chromium.launch({ executablePath, args })
try {
  const race = raceWorthAFilm()
  const keeps = { ...keptScenes(race), 'paddock.pace': 'brisk', 'paddock.theme': 'paper' }
  const studio = await openStudio({ browser, address: server.address, keeps })
  await filmRace(studio, race)
  const scale = size.width / viewport.width
  const frames = await framesOf(browser, studio.shots, { ...size, scale, quality, milliseconds })
  const film = movingWebp(size, frames)
  writeFileSync(values.out, film)
  const seconds = ((studio.shots.length * milliseconds) / 1000).toFixed(1)
  process.stdout.write(`${values.out}: ${seconds} s, ${(film.length / 1e6).toFixed(2)} MB.\n`)
} finally {
  await browser.close()
  await server.close()
  rmSync(dataFolder, { recursive: true, force: true })
}
