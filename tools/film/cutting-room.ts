/** A page of the browser in which shots become the frames of a film: what has changed since the frame before, as WebP. */
import type { Browser } from '@playwright/test'
import type { Shot } from './studio.ts'
import type { Frame } from './webp.ts'

interface Cut {
  readonly width: number
  readonly height: number
  /** Pixels of the film for one of the page. */
  readonly scale: number
  /** From 0 to 1. */
  readonly quality: number
  /** How long a frame is shown. */
  readonly milliseconds: number
}

export async function framesOf(browser: Browser, shots: readonly Shot[], cut: Cut): Promise<Frame[]> {
  const page = await browser.newPage()
  const cutter = await page.evaluateHandle(cutterFor, cut)
  const frames: Frame[] = []
  for (const shot of shots) {
    const made = await cutter.evaluate((cutOut, taken) => cutOut(taken), shot)
    const last = frames.at(-1)
    if (made) frames.push({ ...made, milliseconds: cut.milliseconds, still: Buffer.from(made.still, 'base64') })
    else if (last) frames[frames.length - 1] = { ...last, milliseconds: last.milliseconds + cut.milliseconds }
  }
  await page.close()
  return frames
}

/** Runs in the page: nothing of this file is known there. */
function cutterFor({ width, height, scale, quality }: Cut) {
  /** Pixels of a side of the squares that are compared: those in which WebP thinks. */
  const side = 16
  /** How different a shade may be without anybody seeing it. */
  const unseen = 6
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)]
  const whole = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  let shown: Uint8ClampedArray | undefined

  return async ({ png, pointer }: Shot) => {
    if (!whole) throw new Error('This browser draws nothing.')
    const picture = await (await fetch(`data:image/png;base64,${png}`)).blob()
    whole.imageSmoothingQuality = 'high'
    whole.drawImage(await createImageBitmap(picture), 0, 0, width, height)
    if (pointer) drawPointer(whole, pointer.x * scale, pointer.y * scale)
    const { data } = whole.getImageData(0, 0, width, height)
    const changed = squares().filter(([column, row]) => isChanged(data, column, row))
    if (changed.length === 0) return undefined
    const [columns, rows] = [changed.map(([column]) => column), changed.map(([, row]) => row)]
    const [x, y] = [Math.min(...columns) * side, Math.min(...rows) * side]
    const box = {
      x,
      y,
      width: Math.min(width, (Math.max(...columns) + 1) * side) - x,
      height: Math.min(height, (Math.max(...rows) + 1) * side) - y,
    }
    const part = new OffscreenCanvas(box.width, box.height)
    part.getContext('2d')?.drawImage(whole.canvas, -x, -y)
    keep(data, changed)
    return { ...box, still: await base64(await part.convertToBlob({ type: 'image/webp', quality })) }
  }

  function squares(): [number, number][] {
    return Array.from({ length: across * down }, (_, at) => [at % across, Math.floor(at / across)])
  }

  /** The stretches of a square's pixels, four bytes each. */
  function stretches(column: number, row: number): [number, number][] {
    const [left, right] = [column * side, Math.min(width, (column + 1) * side)]
    const lines = Math.min(height, (row + 1) * side) - row * side
    return Array.from({ length: lines }, (_, line) => {
      const start = (row * side + line) * width
      return [4 * (start + left), 4 * (start + right)]
    })
  }

  function isChanged(data: Uint8ClampedArray, column: number, row: number): boolean {
    for (const [from, to] of stretches(column, row))
      for (let at = from; at < to; at++)
        if (!shown || Math.abs((data[at] ?? 0) - (shown[at] ?? 0)) > unseen) return true
    return false
  }

  function keep(data: Uint8ClampedArray, changed: readonly [number, number][]): void {
    shown ??= data.slice()
    for (const [column, row] of changed)
      for (const [from, to] of stretches(column, row)) shown.set(data.subarray(from, to), from)
  }

  async function base64(blob: Blob): Promise<string> {
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }

  function drawPointer(on: OffscreenCanvasRenderingContext2D, x: number, y: number): void {
    const arrow = new Path2D('M0 0V17L4.5 13 7.5 20 10.5 18.5 7.5 12H13Z')
    on.save()
    on.translate(x, y)
    on.lineWidth = 2.5
    on.strokeStyle = '#fff'
    on.fillStyle = '#1b1f23'
    on.stroke(arrow)
    on.fill(arrow)
    on.restore()
  }
}
