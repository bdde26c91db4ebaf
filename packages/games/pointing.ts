import type { AnyPointed } from '@paddock/page-kit/pointed.ts'

/** Where each game's board shows what a lesson points at, by the game's id. No table without a lesson loads it. */
const found = import.meta.glob<{ pointed: AnyPointed }>('./*/page/pointed.ts')

/** Where the game's board shows a piece; undefined if it shows none. */
export async function pointedOf(id: string): Promise<AnyPointed | undefined> {
  return (await found[`./${id}/page/pointed.ts`]?.())?.pointed
}
