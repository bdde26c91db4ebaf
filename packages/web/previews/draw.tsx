/**
 * Circuits as pictures for where a link is shared: the board's own drawing, made without a browser. `tools/previews.ts`
 * runs this through Vite, which reads JSX, and brings the style sheets as plain rules.
 */
import { CircuitPoster } from '@paddock/board'
import { everyPart } from '@paddock/board/late'
import { circuits } from '@paddock/games/circuits'
import type { Circuit } from '@paddock/racing/circuit'
import type { VNode } from 'preact'

/** Pixels, as Open Graph wants them. */
const width = 1200
const height = 630
/** What the band at the foot leaves for the drawing. */
const band = 96
const high = height - band

/** What writes a drawing down without a browser. */
type Render = (drawing: VNode) => string

export interface Picture {
  readonly name: string
  readonly svg: string
}

/** One for every circuit, and one for the house with all of its games. */
export async function pictures(style: string, render: Render): Promise<Picture[]> {
  await everyPart()
  const drawn = await Promise.all(
    circuits.map(async (entry) => ({ entry, inner: innerOf(await entry.load(), entry.id, render) })),
  )
  const single = drawn.map(({ entry, inner }) => ({
    name: entry.id,
    svg: framed(style, place(inner, 0, 0, width, high) + caption(entry.names.en)),
  }))
  const firsts = drawn.filter(({ entry }, index) => drawn.findIndex((each) => each.entry.game === entry.game) === index)
  const tiles = firsts.map(({ inner }, index) =>
    place(inner, (index % 2) * (width / 2), Math.floor(index / 2) * (high / 2), width / 2, high / 2),
  )
  return [...single, { name: 'paddock', svg: framed(style, tiles.join('') + caption('Racing board games')) }]
}

/** The drawing of a circuit without a size of its own. */
function innerOf(circuit: Circuit, id: string, render: Render): string {
  // What is painted on the ground is said larger at the foot.
  const drawn = asXml(render(<CircuitPoster circuit={circuit} />))
  const unnamed = drawn.replace(/<text[^>]*"board-name"[^>]*>[^<]*<\/text>/, '')
  // Several drawings share one picture, and each is numbered from the start.
  return unnamed.replace(/(id="|"#|url\(#)(P\d)/g, `$1${id}-$2`)
}

/** In HTML an attribute may stand alone; in SVG as a file it has a value. */
function asXml(html: string): string {
  return html.replace(/<[a-z][^<>]*>/g, (tag) =>
    tag.replace(/ ([\w-]+)(?=[ />])(?![^"]*"(?:[^"]*"[^"]*")*[^"]*$)/g, ' $1=""'),
  )
}

function place(svg: string, x: number, y: number, w: number, h: number): string {
  const size = `x="${x}" y="${y}" width="${w}" height="${h}"`
  return svg.replace('<svg ', `<svg ${size} `).replace('class="board-poster"', '')
}

/** Above the drawing: what it is called, and where it is found. */
function caption(text: string): string {
  return [
    `<rect class="preview-band" x="0" y="${high}" width="${width}" height="${band}"/>`,
    `<text class="preview-title" x="48" y="${height - 32}">Paddock</text>`,
    `<text class="preview-name" x="${width - 48}" y="${height - 32}" text-anchor="end">${text.toUpperCase()}</text>`,
  ].join('')
}

function framed(style: string, content: string): string {
  const own = [
    'text{font-family:Barlow Condensed}',
    '.preview-ground{fill:#ece8da}.preview-band{fill:#14171a}',
    '.preview-title,.preview-name{fill:#f6f3ec;font-size:60px;font-weight:700}',
  ].join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${style}${own}</style><rect class="preview-ground" width="${width}" height="${height}"/>${content}</svg>`,
  ].join('')
}
