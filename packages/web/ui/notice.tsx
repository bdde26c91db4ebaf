import './notice.css'
import { inLanguage } from '@paddock/page-kit/language.ts'
import type { ComponentChildren } from 'preact'
import { usePageTitle } from './page-title.ts'

const words = { en: { home: 'Back to the paddock' }, fr: { home: 'Retour au paddock' } }

interface NoticeProps {
  readonly title: string
  readonly text: string
  /** Ways on, before the way home. */
  readonly children?: ComponentChildren
}

/** A page that has only one thing to say, and the way on. */
export function Notice({ title, text, children }: NoticeProps) {
  usePageTitle(title)
  return (
    <section class="ui-notice">
      <h1>{title}</h1>
      <p>{text}</p>
      <div class="ui-notice-ways">
        {children}
        <a class="button" href="/">
          {inLanguage(words).home}
        </a>
      </div>
    </section>
  )
}
