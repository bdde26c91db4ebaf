import type { AnyBox, GameEvent } from '@paddock/kernel'
import type { AnyGamePage, Looking } from '@paddock/page-kit/game-page.ts'

interface Telling {
  readonly box: AnyBox
  readonly page: AnyGamePage
  readonly looking: Looking<unknown>
  readonly seats: number
}

/** Something great in a sentence, to the viewer as you. */
export function momentSaid(moment: GameEvent, { box, page, looking, seats }: Telling): string {
  return page.momentSaid?.(moment, looking) ?? box.words[looking.language].event(moment, looking.name, seats)
}
