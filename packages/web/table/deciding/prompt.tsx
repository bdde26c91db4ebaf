import './prompt.css'
import type { ComponentChildren } from 'preact'
import type { Connection } from '../../session/session.ts'
import type { PageWords } from '../text/words.ts'

interface PromptProps {
  readonly words: PageWords
  /** Where the match stands. */
  readonly headline: string
  /** What is asked of the viewer, or what everyone waits for. */
  readonly said: string
  readonly isYours: boolean
  readonly connection: Connection
  /** What went wrong, in a sentence. */
  readonly trouble: string | undefined
  onDismiss(): void
  onRule?: (() => void) | undefined
  /** What else can be done now: undo, skip, menu. */
  readonly children?: ComponentChildren
}

/** One sentence tells what is asked, with a way into the rules; beside it what else can be done. */
export function Prompt(props: PromptProps) {
  const { words, headline, said, isYours, connection, trouble, onDismiss, onRule, children } = props
  return (
    <section class="table-prompt" data-yours={isYours}>
      <h1>{headline}</h1>
      <div class="table-prompt-tools">{children}</div>
      <p class="table-said">
        {said}{' '}
        {onRule && (
          <button type="button" class="table-rule" onClick={onRule}>
            {words.whyThis}
          </button>
        )}
      </p>
      {connection !== 'live' && (
        <p class="table-connection" role="status">
          {words.connection(connection)}
        </p>
      )}
      {trouble !== undefined && (
        <p class="table-trouble" role="alert">
          <span>{trouble}</span>
          <button type="button" class="button button-quiet" onClick={onDismiss}>
            {words.dismiss}
          </button>
        </p>
      )}
    </section>
  )
}
