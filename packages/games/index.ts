import type { AnyBox } from '@paddock/kernel'

/** Every registered game. Being listed here is all it takes to be played, tested and measured. */
const boxes: Readonly<Record<string, () => Promise<{ box: AnyBox }>>> = {
  'formel-fun': () => import('./formel-fun/index.ts'),
  downforce: () => import('./downforce/index.ts'),
  heat: () => import('./heat/index.ts'),
  'top-race': () => import('./top-race/index.ts'),
}

export const gameIds: readonly string[] = Object.keys(boxes)

/** The game's box, loaded when it is first asked for; undefined if there is no such game. */
export async function openBox(id: string): Promise<AnyBox | undefined> {
  const loaded = Object.hasOwn(boxes, id) ? await boxes[id]?.() : undefined
  return loaded?.box
}
