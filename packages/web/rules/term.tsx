import './term.css'
import type { WordExplained } from '@paddock/page-kit/rules-example.ts'
import { Tip } from '@paddock/page-kit/ui/tip.tsx'
import { useEffect, useId, useState } from 'preact/hooks'
import type { Part } from './explained.ts'

interface TermProps {
  readonly word: WordExplained
  /** As it stands in its sentence. */
  readonly text: string
}

/** A word that explains itself to whoever points at it, goes to it by key, or taps it. */
export function Term({ word, text }: TermProps) {
  const [at, show] = useState<DOMRect>()
  const id = useId()
  const hide = () => show(undefined)
  useEffect(() => {
    if (!at) return
    addEventListener('scroll', hide, { passive: true, capture: true })
    return () => removeEventListener('scroll', hide, { capture: true })
  }, [at])
  const look = ({ currentTarget }: { readonly currentTarget: Element }) => show(currentTarget.getBoundingClientRect())
  return (
    <>
      <button
        type="button"
        class="rules-term"
        aria-describedby={at ? id : undefined}
        onPointerEnter={look}
        onPointerLeave={(event) => event.pointerType !== 'touch' && hide()}
        onFocus={look}
        onBlur={hide}
        onClick={look}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        {text}
      </button>
      {at && (
        <Tip id={id} at={at}>
          {word.meaning}
        </Tip>
      )}
    </>
  )
}

/** A sentence with the words in it that explain themselves. */
export function Sentence({ parts }: { readonly parts: readonly Part[] }) {
  return <>{parts.map(({ text, word }, at) => (word ? <Term key={at} word={word} text={text} /> : text))}</>
}
