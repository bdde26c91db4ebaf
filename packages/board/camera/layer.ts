import { isStill } from '../motion/still.ts'
import type { BoardBox, Window } from './camera.ts'
import type { Lens } from './framing.ts'

/**
 * The drawing lies as a whole on a layer of its own, which is moved and scaled behind the box: so a camera that travels
 * draws nothing anew. It is drawn anew, once and sharp, for the scale that the camera goes to.
 */
export interface LayerPlace extends Lens {
  readonly window: Window
  /** Pixels to a lane width at which the layer is drawn. */
  readonly drawn: number
}

const milliseconds = 420

/** Where the layer lies so that the box shows the window. */
export function transformOf({ box, whole, window, drawn }: LayerPlace): string {
  const scale = box.width / window.width
  const [x, y] = [(whole.x - window.x) * scale, (whole.y - window.y) * scale]
  return `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${(scale / drawn).toFixed(5)})`
}

/** The window that a layer shows that lies like this, and is drawn at this scale. */
export function windowAt(
  { a, e, f }: Pick<DOMMatrix, 'a' | 'e' | 'f'>,
  { box, whole, drawn }: Omit<LayerPlace, 'window'>,
): Window {
  const scale = a * drawn
  return { x: whole.x - e / scale, y: whole.y - f / scale, width: box.width / scale, height: box.height / scale }
}

/** Moves the layer, or puts it there at once. */
export class Layer {
  #placing: LayerPlace | undefined
  #travel: Animation | undefined

  place(element: HTMLElement, placing: LayerPlace, how: 'travel' | 'cut'): void {
    const seen = this.#placing && windowAt(new DOMMatrix(getComputedStyle(element).transform), this.#placing)
    const isSameBox = this.#placing && sameBox(this.#placing.box, placing.box)
    this.#travel?.cancel()
    this.#travel = undefined
    this.#placing = placing
    const to = transformOf(placing)
    element.style.transform = to
    if (how === 'cut' || !seen || !isSameBox || isStill()) return
    const from = transformOf({ ...placing, window: seen })
    if (from !== to) {
      this.#travel = element.animate([{ transform: from }, { transform: to }], {
        duration: milliseconds,
        easing: 'cubic-bezier(.3,.1,.2,1)',
      })
    }
  }
}

function sameBox(one: BoardBox, other: BoardBox): boolean {
  return one.width === other.width && one.height === other.height
}
