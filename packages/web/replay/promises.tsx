import type { Verification } from '@paddock/kernel'
import type { ComponentChildren } from 'preact'
import type { ReplayWords } from './words.ts'

interface PromisesProps {
  readonly found: Verification
  readonly promised: string
  /** Whether the promise was given by the table, and not only by the record itself. */
  readonly byTable: boolean
  readonly words: ReplayWords
}

/** What a check of the record found: every promise, kept or broken. */
export function Promises({ found, promised, byTable, words }: PromisesProps) {
  return (
    <div class="replay-promises" role="status">
      <p class="replay-verdict" data-kept={found.ok}>
        {found.ok ? words.allKept : words.someBroken}
      </p>
      <ul>
        <Kept is={found.seed} said={found.seed ? words.shuffleKept : words.shuffleBroken}>
          {byTable ? words.promisedByTable : words.promisedByRecord} <code>{promised}</code>
        </Kept>
        <Kept is={found.entries} said={found.entries ? words.legal : words.illegal} />
        {found.entries && <End found={found} words={words} />}
      </ul>
    </div>
  )
}

function End({ found: { result, hash }, words }: Pick<PromisesProps, 'found' | 'words'>) {
  if (result === undefined) return <Kept is={true} said={words.running} />
  return (
    <Kept is={result} said={result ? words.endKept : words.endBroken}>
      {words.endHash} <code>{hash}</code>
    </Kept>
  )
}

interface KeptProps {
  readonly is: boolean
  readonly said: string
  readonly children?: ComponentChildren
}

function Kept({ is, said, children }: KeptProps) {
  return (
    <li data-kept={is}>
      <span class="replay-mark" aria-hidden="true">
        {is ? '✓' : '✗'}
      </span>
      <span>
        {said}
        {children && <small>{children}</small>}
      </span>
    </li>
  )
}
