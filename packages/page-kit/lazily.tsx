import './lazily.css'
import { late } from '@paddock/board/late'
import type { ComponentType } from 'preact'
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
