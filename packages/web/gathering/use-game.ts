import { openToSetUp } from '@paddock/games'
import type { AnyExplainedBox } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { useEffect, useState } from 'preact/hooks'
import { openGamePage } from '../table/open-game-page.ts'

export interface OpenedGame {
  readonly box: AnyExplainedBox
  readonly page: AnyGamePage
}

/** The game of a table and how it is shown; undefined if this page does not know it. */
export function useGame(id: string): OpenedGame | undefined | 'coming' {
  const [game, open] = useState<OpenedGame | undefined | 'coming'>('coming')
  useEffect(() => {
    let wanted = true
    load(id)
      // The seats can be shown without their signs.
      .catch((problem: unknown) => void console.warn(`The game ${id} did not load:`, problem))
      .then((opened) => wanted && open(opened ?? undefined))
    return () => {
      wanted = false
    }
  }, [id])
  return game
}

async function load(id: string): Promise<OpenedGame | undefined> {
  const box = await openToSetUp(id)
  return box && { box, page: await openGamePage(box) }
}
