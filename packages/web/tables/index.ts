import type { AnyBox } from '@paddock/kernel'
import type { AnyGameTable } from './game-table.ts'
import { plainTable } from './plain.tsx'

/** The tables of the games that have one of their own, each in a folder named by the game's id. */
const tables = import.meta.glob<{ table: AnyGameTable }>('./*/index.ts')

/** The game's own table, or a plain one: nothing drawn, every choice a button. */
export async function openTable(box: AnyBox): Promise<AnyGameTable> {
  const own = await tables[`./${box.game.meta.id}/index.ts`]?.()
  return own?.table ?? plainTable(box)
}
