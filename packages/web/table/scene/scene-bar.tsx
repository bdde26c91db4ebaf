import { useEffect, useRef } from 'preact/hooks'
import type { PageWords } from '../text/words.ts'
import type { ScenePanel } from './scene.tsx'

/** What lies beside the board: in a column of its own, or on a phone in a sheet. */
export type Part = 'seats' | 'journal' | 'panel'

interface SceneBarProps {
  readonly words: PageWords
  readonly part: Part | undefined
  show(part: Part | undefined): void
  readonly panel: ScenePanel | undefined
}

/** Opens seats, journal and the other panel on a phone; on a wide screen it turns from journal to panel. */
export function SceneBar({ words, part, show, panel }: SceneBarProps) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (part === undefined) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // It closes what lies over the table first.
      if (document.querySelector('dialog[open]')) return
      show(undefined)
      bar.current?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [part])
  const parts: { readonly part: Part; readonly title: string; readonly unread: number }[] = [
    { part: 'seats', title: words.seats, unread: 0 },
    { part: 'journal', title: words.journal, unread: 0 },
    ...(panel ? [{ part: 'panel', title: panel.title, unread: panel.unread } as const] : []),
  ]
  return (
    <nav
      ref={bar}
      class="table-bar"
      data-panel={panel !== undefined}
      aria-label={parts.map(({ title }) => title).join(', ')}
    >
      {parts.map(({ part: each, title, unread }) => (
        <button
          key={each}
          type="button"
          class="table-tab"
          data-part={each}
          aria-expanded={part === each}
          aria-controls="table-side"
          onClick={() => show(part === each ? undefined : each)}
        >
          {title}
          {unread > 0 && part !== each && (
            <span class="chip chip-full">
              <span aria-hidden="true">{unread}</span>
              <span class="unseen">{words.unread(unread)}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}
