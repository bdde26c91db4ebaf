import type { Looking } from '@paddock/page-kit/game-page.ts'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import { useState } from 'preact/hooks'
import type { View } from '../../rules/view.ts'
import { SeasonPanel } from './season-panel.tsx'
import { text } from './text/index.ts'

interface SeasonButtonProps {
  readonly looking: Looking<View>
  readonly class?: string
}

/** Opens the page of the season, at any time. A single race has none. */
export function SeasonButton({ looking, class: look = 'button ht-season-button' }: SeasonButtonProps) {
  const [isOpen, open] = useState(false)
  const words = text[looking.language]
  const { season } = looking.view.options
  if (season === 'off') return null
  return (
    <>
      <button type="button" class={look} onClick={() => open(true)}>
        {words.open}
      </button>
      {isOpen && (
        <Dialog title={words.title(season)} onClose={() => open(false)} class="ht-season-dialog">
          <SeasonPanel {...looking} />
        </Dialog>
      )}
    </>
  )
}
