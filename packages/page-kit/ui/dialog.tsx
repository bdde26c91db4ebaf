import './dialog.css'
import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { inLanguage } from '../language.ts'
import { CrossIcon } from './icons.tsx'
import { useReachable } from './reachable.ts'

const words = { en: { close: 'Close' }, fr: { close: 'Fermer' } }

interface DialogProps {
  readonly title: string
  readonly children: ComponentChildren
  onClose(): void
  readonly class?: string
}

/** A modal dialog: focus stays in it, Escape and a click outside close it, focus returns to where it was. */
export function Dialog({ title, children, onClose, class: look = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // In the same moment as it is there: Escape pressed right after it was asked for must find it open.
  useLayoutEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      // What had the focus may be gone, as the card is whose play ended the match.
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
      const back = isThere ? before : document.querySelector('main')
      back?.focus({ preventScroll: true })
    }
  }, [])
  // After it was opened: before that nothing in it has a height.
  const body = useReachable<HTMLDivElement>()
  return (
    <dialog
      ref={dialog}
      class={`dialog ${look}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onMouseDown={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          class="button button-quiet dialog-close"
          aria-label={inLanguage(words).close}
          onClick={() => dialog.current?.close()}
        >
          <CrossIcon />
        </button>
      </div>
      <div ref={body} class="dialog-body">
        {children}
      </div>
    </dialog>
  )
}
