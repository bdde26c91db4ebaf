import { useMemo } from 'preact/hooks'
import { thenDiscards } from '../../../prospects/rest-of-turn.ts'
import type { AskedProps } from '../props.ts'
import { text } from '../text/index.ts'
import type { Use } from './uses.ts'

/** Goes on and keeps all cards, in one press; where that can be said already now. */
export function KeepAll({ done, digit, ...props }: AskedProps & { readonly done: Use; readonly digit: number }) {
  const { view, seat, language } = props
  const words = text[language]
  const isOpen = useMemo(() => thenDiscards(view, seat, done.action, []).length > 0, [view])
  if (!isOpen) return null
  return (
    <button type="button" class="dash-use dash-keep-all" onClick={() => keepAll(props, done)}>
      <b>{words.goOnKeeping}</b>
      <span>{words.goOnKeepingBrings}</span>
      {digit <= 9 && (
        <span class="key dash-key" aria-hidden="true">
          {digit}
        </span>
      )}
    </button>
  )
}

export function keepAll({ view, seat, choose }: AskedProps, { choice, action }: Use): void {
  const then = thenDiscards(view, seat, action, [])
  if (then.length > 0) choose(choice, then)
}
