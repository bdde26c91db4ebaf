import './picture.css'
import { type BoardCar, CarIcon, type CarLook, CircuitPoster } from '@paddock/board'
import type { Circuit } from '@paddock/racing/circuit'
import { render } from 'preact'
import { standalone } from './standalone.ts'
import { typeface } from './typeface.ts'

/** What the picture of a finish shows. */
export interface Finish {
  readonly circuit: Circuit | undefined
  readonly cars: readonly BoardCar[]
  /** Who won. */
  readonly title: string
  /** The game, and where it was raced. */
  readonly about: string
  /** The best first. */
  readonly lines: readonly { readonly look: CarLook; readonly text: string }[]
}

const width = 1200
const height = 630
const edge = 40
const top = 150
const line = 62
const column = 400
/** So many stand on the picture. */
const most = 6

/** The finish as a picture to be shown elsewhere: the circuit with the cars, and who came where. */
export async function pictureOf(finish: Finish): Promise<Blob> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  const [drawing, style] = drawn(finish, await typeface())
  pen.drawImage(await imageOf(drawing), 0, 0)
  write(pen, finish, style)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture came to nothing'))), 'image/png'),
  )
}

/** What is read first is written by the page; all else is drawn. */
function write(pen: CanvasRenderingContext2D, { title, about, lines }: Finish, style: Style): void {
  const { ink, soft, heading } = style
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = ink
  pen.font = `700 68px ${heading}`
  pen.fillText(title, edge, 92, width - 2 * edge)
  pen.fillStyle = soft
  pen.font = `600 30px ${heading}`
  pen.fillText(about, edge, 132, width - 2 * edge)
  pen.textAlign = 'right'
  pen.fillText('Paddock', width - edge, height - 24)
  pen.textAlign = 'left'
  pen.fillStyle = ink
  pen.font = `600 34px ${heading}`
  for (const [index, { text }] of lines.slice(0, most).entries()) {
    pen.fillText(text, width - column + 100, top + index * line + 52, column - 100 - edge)
  }
}

interface Style {
  readonly ink: string
  readonly soft: string
  readonly heading: string
}

/** Puts the drawing into the page for as long as it takes to read its styles. */
function drawn(finish: Finish, type: string): [drawing: string, style: Style] {
  const host = document.createElement('div')
  host.className = 'result-picture'
  document.body.append(host)
  try {
    render(<Drawing {...finish} />, host)
    const drawing = host.querySelector('svg')
    if (!drawing) throw new Error('nothing was drawn')
    const { color } = getComputedStyle(host)
    const tokens = getComputedStyle(document.documentElement)
    const heading = tokens.getPropertyValue('--heading')
    return [
      standalone(drawing).replace('>', `><style>${type}</style>`),
      { ink: color, soft: tokens.getPropertyValue('--ink-soft'), heading },
    ]
  } finally {
    render(null, host)
    host.remove()
  }
}

function Drawing({ circuit, cars, lines }: Finish) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <rect width={width} height={height} class="result-picture-ground" />
      {circuit && (
        <svg x={edge} y={top} width={width - column - 2 * edge} height={height - top - edge} aria-hidden="true">
          <CircuitPoster circuit={circuit} cars={cars} />
        </svg>
      )}
      {lines.slice(0, most).map(({ look, text }, index) => (
        <svg key={text} x={width - column} y={top + index * line + 16} width={84} height={46} aria-hidden="true">
          <CarIcon look={look} />
        </svg>
      ))}
    </svg>
  )
}

async function imageOf(drawing: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`
  await image.decode()
  return image
}
