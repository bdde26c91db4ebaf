import { useId, useRef, useState } from 'preact/hooks'
import type { PageWords } from '../text/words.ts'

interface CopyLineProps {
  readonly label: string
  readonly text: string
  readonly words: PageWords
}

/** A text to be carried elsewhere. Where the browser does not copy, it is selected for the person to do so. */
export function CopyLine({ label, text, words }: CopyLineProps) {
  const [isCopied, tell] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const copy = () => {
    field.current?.select()
    navigator.clipboard?.writeText(text).then(
      () => tell(true),
      () => tell(false),
    )
  }
  return (
    <div class="table-copy">
      <label for={id}>{label}</label>
      <div class="table-copy-row">
        <input id={id} ref={field} readOnly value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
        <button type="button" class="button" onClick={copy}>
          {isCopied ? words.copied : words.copy}
        </button>
      </div>
    </div>
  )
}
