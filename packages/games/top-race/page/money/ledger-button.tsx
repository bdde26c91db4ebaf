import type { Looking } from '@paddock/page-kit/game-page.ts'
import { lateDialog } from '@paddock/page-kit/lazily.tsx'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { View } from '../../rules/view.ts'
import { text } from './text/index.ts'

const LedgerDialog = lateDialog(async () => (await import('./ledger-dialog.tsx')).LedgerDialog)

interface LedgerButtonProps {
  readonly looking: Looking<View>
  /** What is to be pressed; the word alone, if it is left out. */
  readonly children?: ComponentChildren
  readonly class?: string
}

/** Opens the ledger, at any time. Where no money is played for, there is none. */
export function LedgerButton({
  looking,
  children,
  class: look = 'button button-low tr-ledger-button',
}: LedgerButtonProps) {
  const [isOpen, open] = useState(false)
  const words = text[looking.language]
  if (looking.view.options.game === 'children') return null
  return (
    <>
      <button type="button" class={look} title={words.ledger} onClick={() => open(true)}>
        {children ?? words.openLedger}
      </button>
      {isOpen && <LedgerDialog looking={looking} onClose={() => open(false)} />}
    </>
  )
}
