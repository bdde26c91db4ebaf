import type { AnyBox } from '@paddock/kernel'
import type { AnyBoard } from './board.ts'
import { plainBoard } from './plain.ts'

/** The games that have a board of their own. */
const boards: Readonly<Record<string, () => Promise<{ board: AnyBoard }>>> = {
  'formel-fun': () => import('./formel-fun/index.ts'),
  downforce: () => import('./downforce/index.ts'),
  heat: () => import('./heat/index.ts'),
  'top-race': () => import('./top-race/index.ts'),
}

/** The game's own board, or a plain listing of what can be seen. */
export async function boardFor(box: AnyBox): Promise<AnyBoard> {
  const { id } = box.game.meta
  const own = Object.hasOwn(boards, id) ? await boards[id]?.() : undefined
  return own?.board ?? plainBoard(box)
}
