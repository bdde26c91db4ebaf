import type { AnyBox } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import type { Choosing } from '../deciding/choosing.ts'
import { text } from '../text/index.ts'

interface ConsideredProps {
  readonly box: AnyBox
  readonly page: AnyGamePage
  readonly choosing: Choosing | undefined
}

/** What the choice looked at would do, and on a touch screen the button that makes it. */
export function ConsideredChoice({ box, page, choosing }: ConsideredProps) {
  if (!choosing) return <div class="table-considered" />
  const { deciding, considered, choose } = choosing
  const words = text[deciding.language]
  const said = considered === undefined ? undefined : inWords(box, page, deciding, considered)
  return (
    <div class="table-considered" data-empty={said === undefined}>
      {said === undefined ? (
        <p>
          <span class="table-for-touch">{words.considerTouch}</span>
          <span class="table-for-mouse">{words.considerMouse}</span>
        </p>
      ) : (
        <p>{said}</p>
      )}
      {/* It stays in its place when nothing is considered, so that a finger on it never loses it. */}
      <button
        type="button"
        class="button table-play"
        disabled={considered === undefined}
        onClick={() => considered !== undefined && choose(considered)}
      >
        {words.play}
      </button>
    </div>
  )
}

/** A choice in a sentence: by what is lit on the board for it, or as the game calls it. */
export function inWords(box: AnyBox, page: AnyGamePage, deciding: Choosing['deciding'], choice: number): string {
  const target = page.targets(deciding).find(({ id }) => id === String(choice))
  return target?.label ?? box.words[deciding.language].action(deciding.choices[choice], deciding.view, deciding.seat)
}
