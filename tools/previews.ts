/** The pictures that belong to a build: circuits for where a link is shared, and the icon in sizes that systems want. */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { render } from 'preact-render-to-string'
import { createServer } from 'vite'
import { plainStyle } from '../packages/web/previews/plain-style.ts'
import { palettePng } from './palette-png.ts'
import { root } from './steps.ts'
import { plainFont } from './woff.ts'

/** The heavier of the page's two faces: the drawing program has no other, so that it is the same on every machine. */
const face = join(root, 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff')

/** Files by their sizes in pixels; a maskable one keeps clear of the rim that some systems cut off. */
const icons = [
  { name: 'icon-48', size: 48, rim: 0 },
  { name: 'apple-touch-icon', size: 180, rim: 0 },
  { name: 'icon-192', size: 192, rim: 0 },
  { name: 'icon-512', size: 512, rim: 0 },
  { name: 'maskable-512', size: 512, rim: 64 },
] as const

async function drawPreviews(folder: string): Promise<void> {
  const fontFolder = mkdtempSync(join(tmpdir(), 'paddock-face-'))
  const fontFile = join(fontFolder, 'face.ttf')
  writeFileSync(fontFile, plainFont(readFileSync(face)))
  const font = { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Barlow Condensed' }
  const drawn = (svg: string, width: number) =>
    new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render()
  for (const part of ['previews', 'icons']) mkdirSync(join(folder, part), { recursive: true })
  for (const { name, svg } of await pictures())
    writeFileSync(join(folder, 'previews', `${name}.png`), palettePng(drawn(svg, 1200)))
  const icon = readFileSync(join(root, 'packages/web/public/icon.svg'), 'utf8')
  for (const { name, size, rim } of icons) {
    const box = `viewBox="${-rim} ${-rim} ${512 + 2 * rim} ${512 + 2 * rim}"`
    const ground = `<rect x="${-rim}" y="${-rim}" width="${512 + 2 * rim}" height="${512 + 2 * rim}" fill="#14171a"/>`
    const svg = icon.replace('viewBox="0 0 512 512"', box).replace('</title>', `</title>${ground}`)
    writeFileSync(join(folder, 'icons', `${name}.png`), drawn(svg, size).asPng())
  }
  rmSync(fontFolder, { recursive: true })
}

/** The board is drawn by the page's own code, which Vite reads: it has JSX and style sheets. */
async function pictures(): Promise<readonly { readonly name: string; readonly svg: string }[]> {
  const sheets = ['packages/web/style/tokens.css', ...globSync('packages/board/**/*.css', { cwd: root }).sort()]
  const vite = await createServer({
    configFile: false,
    root: join(root, 'packages/web'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  })
  try {
    const drawn = await vite.ssrLoadModule('/previews/draw.tsx')
    return await drawn.pictures(plainStyle(sheets.map((sheet) => readFileSync(join(root, sheet), 'utf8'))), render)
  } finally {
    await vite.close()
  }
}

// By a process of its own, so that a fault of the drawing program ends nothing else.
await drawPreviews(process.argv[2] ?? join(root, 'out/web'))
