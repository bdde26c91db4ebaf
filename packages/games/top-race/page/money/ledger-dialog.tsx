import type { Looking } from '@paddock/page-kit/game-page.ts'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import type { View } from '../../rules/view.ts'
import { Ledger } from './ledger.tsx'
import { text } from './text/index.ts'

interface LedgerDialogProps {
  readonly looking: Looking<View>
  onClose(): void
}

export function LedgerDialog({ looking, onClose }: LedgerDialogProps) {
  return (
    <Dialog title={text[looking.language].ledger} onClose={onClose} class="tr-ledger-dialog">
      <Ledger looking={looking} />
    </Dialog>
  )
}
