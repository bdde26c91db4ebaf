import './drawings.css'

/** A drawing in tints of one colour, in a box of 64 by 40: what is filled softly, what is filled strongly, and lines. */
export interface Drawn {
  readonly soft?: string
  readonly strong?: string
  readonly lines?: string
}

export function Tints({ drawn: { soft, strong, lines } }: { readonly drawn: Drawn }) {
  return (
    <>
      {soft && <path d={soft} fill-rule="evenodd" class="drawn-soft" />}
      {strong && <path d={strong} fill-rule="evenodd" class="drawn-strong" />}
      {lines && <path d={lines} class="drawn-lines" />}
    </>
  )
}

/** A picture beside words. */
export function Vignette({ drawn }: { readonly drawn: Drawn }) {
  return (
    <svg viewBox="0 0 64 40" class="vignette-drawn" aria-hidden="true">
      <Tints drawn={drawn} />
    </svg>
  )
}
