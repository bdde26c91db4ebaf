import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'

/** Each game's part of the page, by the game's id, loaded when it is first asked for. */
const pages = import.meta.glob<{ page: AnyGamePage }>('./*/page/index.ts')

/** The game's own part of the page; undefined if it has none. */
export async function pageOf(id: string): Promise<AnyGamePage | undefined> {
  return (await pages[`./${id}/page/index.ts`]?.())?.page
}
