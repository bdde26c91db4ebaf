import type { TablePiece } from '@paddock/kernel'
import type { AnyOutOfReach } from '@paddock/page-kit/out-of-reach.ts'
import type { Circuit } from '@paddock/racing/circuit'
import { spaceAt } from './space-at.ts'

/** What somebody has reached for, and where that is in the window. */
export interface Reached {
  readonly piece: TablePiece
  readonly at: DOMRect
}

/** What a click at a table reaches for: an element that says which piece it is, or something on the board. */
export function reachedBy(
  { target, clientX, clientY }: MouseEvent,
  pieceAt: AnyOutOfReach['pieceAt'],
  view: unknown,
  circuit: Circuit | undefined,
): Reached | undefined {
  if (!(target instanceof Element)) return undefined
  const marked = target.closest<HTMLElement | SVGElement>('[data-piece]')
  if (marked) return { piece: JSON.parse(marked.dataset.piece ?? ''), at: marked.getBoundingClientRect() }
  const drawing = target.closest('.board')?.querySelector<SVGSVGElement>('.board-moving')
  if (!drawing || target.closest('button, [role="button"]')) return undefined
  const at = new DOMRect(clientX, clientY, 0, 0)
  const car = target.closest<SVGElement>('[data-car]')?.dataset.car
  if (car !== undefined) return placed(pieceAt({ car }, view), at)
  const point = new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM()?.inverse())
  const space = circuit && spaceAt(circuit, point)
  return space === undefined ? undefined : placed(pieceAt({ space }, view), at)
}

function placed(piece: TablePiece | undefined, at: DOMRect): Reached | undefined {
  return piece && { piece, at }
}
