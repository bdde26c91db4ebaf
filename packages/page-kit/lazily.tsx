import './lazily.css'
import { late, rest } from '@paddock/board/late'
import type { ComponentType } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { inLanguage } from './language.ts'

export { Nothing } from '@paddock/board/late'

const words = { en: { coming: 'Just a moment…' }, fr: { coming: 'Un instant…' } }

/** Seen only if what comes is not there within a fifth of a second. */
export function Coming() {
  return (
    <div class="ui-coming" role="status">
      <span class="ui-coming-lights" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {inLanguage(words).coming}
    </div>
  )
}

/** A part that is loaded when it is first shown; until it is there, it is said that it comes. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = Coming,
): ComponentType<Props> {
  return late<Props>(load, () => <Meanwhile />)
}

interface Closing {
  onClose(): void
}

/** A dialog that is loaded when it is opened. Who presses Escape before it is there does not want it any more. */
export function lateDialog<Props extends Closing>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return late<Props>(load, DialogComing)
}

function DialogComing({ onClose }: Closing) {
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // What lies beneath it stays open.
      event.stopPropagation()
      onClose()
    }
    addEventListener('keydown', hear, true)
    return () => removeEventListener('keydown', hear, true)
  }, [])
  return <Coming />
}

/** The same for what will be wanted soon: it is fetched once the page rests, so that it is there by then. */
export function soon<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = Coming,
): ComponentType<Props> {
  // Should that fail, it is tried again when it is shown.
  rest()
    .then(load)
    .catch(() => {})
  return lazily(load, Meanwhile)
}
