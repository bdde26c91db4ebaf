// Makes every sound of the page offline in Chromium and draws it, to be looked at and listened to.
//   npm run sounds [-- <part of a name> …] [--out <folder>]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { type RenderedSound, sampleRate } from '../packages/web/e2e/sounds/figures.ts'
import { soundsIn } from '../packages/web/e2e/sounds/rendered.ts'
import { findChromium } from './chromium.ts'

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: 'out/sounds' } },
  allowPositionals: true,
})
const executablePath = findChromium()
if (!executablePath) throw new Error('Sounds are made in Chromium, and there is none. Name one in PADDOCK_CHROMIUM.')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] })
try {
  const page = await browser.newPage({ viewport: { width: 1240, height: 900 } })
  const sounds = await soundsIn(page)
  const all = [...(await sounds.each()), await sounds.busy()]
  const wanted = all.filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)))
  mkdirSync(values.out, { recursive: true })
  for (const sound of wanted) {
    const file = join(values.out, sound.name.replaceAll(' ', '-'))
    writeFileSync(`${file}.svg`, drawn(sound))
    writeFileSync(`${file}.wav`, wav(await sounds.samplesOf(sound.name)))
    process.stdout.write(`${told(sound)}\n`)
  }
  await page.setContent(
    `<body style="margin:8px;display:grid;grid-template-columns:repeat(3,400px);gap:8px">${wanted.map(drawn).join('')}</body>`,
  )
  await page.screenshot({ path: join(values.out, 'all.png'), fullPage: true })
  process.stdout.write(`Waveforms (.svg, all.png) and sounds (.wav) are in ${values.out}.\n`)
} finally {
  await browser.close()
}

function told({ name, seconds, peak, mean, loudest }: RenderedSound): string {
  const of = (share: number) => `${(20 * Math.log10(Math.max(share, 1e-5))).toFixed(1)} dB`
  return `${name.padEnd(18)} ${seconds.toFixed(2)} s  peak ${of(peak)}  loudest ${of(loudest)}  mean ${of(mean)}`
}

/** The outline from −1 to 1, with a line where the sound says that it ends. */
function drawn(sound: RenderedSound): string {
  const { outline, seconds } = sound
  const [width, height] = [400, 110]
  const y = (sample: number) => (60 - sample * 45).toFixed(1)
  const bars = outline
    .map(([least, greatest], column) => `M${column + 0.5} ${y(greatest)}V${y(least - 0.005)}`)
    .join('')
  const end = (width * seconds) / (seconds + 0.4)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#fffdf8" />
  <path d="M0 ${y(1)}H${width}M0 ${y(-1)}H${width}" stroke="#d5281f" stroke-dasharray="4 4" />
  <path d="M${end} 15V105" stroke="#8c8677" />
  <path d="${bars}" stroke="#1f78d1" />
  <text x="4" y="11" font-family="sans-serif" font-size="10">${told(sound)}</text>
</svg>
`
}

/** A sound file of one channel and 16 bits. */
function wav(samples: readonly number[]): Buffer {
  const data = Buffer.from(Int16Array.from(samples).buffer)
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(sampleRate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}
