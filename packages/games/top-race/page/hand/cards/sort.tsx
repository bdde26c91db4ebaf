import type { Language } from '@paddock/kernel'
import type { View } from '../../../rules/view.ts'
import { text } from '../text/index.ts'
import { sorting } from './held.ts'

/** So few are seen at a glance anyway. */
const few = 4

/** Whether the cards that move the own cars farthest come first. */
export function Sort({ view, language }: { readonly view: View; readonly language: Language }) {
  if (view.hand.length < few) return null
  const isOwnFirst = sorting.value === 'own'
  return (
    <button
      type="button"
      class="button button-low lanes-discards tr-sort"
      aria-pressed={isOwnFirst}
      onClick={() => {
        sorting.value = isOwnFirst ? 'printed' : 'own'
      }}
    >
      <svg viewBox="0 0 16 16" class="lanes-pile-icon" aria-hidden="true">
        <path d="M2 13V6h3v7M7 13V3h3v10M12 13V9h2v4" />
      </svg>
      <span class="lanes-discards-word">{text[language].sortedOwn}</span>
    </button>
  )
}
