import { pageOf } from '@paddock/games/pages'
import type { AnyBox } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'

/** The game's own part of the page, or a plain one: nothing drawn, every choice a button. */
export async function openGamePage(box: AnyBox): Promise<AnyGamePage> {
  const own = await pageOf(box.game.meta.id)
  return own ?? (await import('@paddock/page-kit/plain.tsx')).plainPage(box)
}
