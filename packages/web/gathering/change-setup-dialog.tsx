import '../setup/setup.css'
import type { AnyExplainedBox } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import type { ChangeSetup, Table } from '@paddock/protocol'
import { useState } from 'preact/hooks'
import { Holding } from '../setup/holding.tsx'
import { OptionFields } from '../setup/options/options.tsx'
import { wrongOptions } from '../setup/problems.ts'
import { Sets } from '../setup/sets.tsx'
import { seatCounts } from '../setup/setup.ts'
import { SetupFoot } from '../setup/setup-foot.tsx'
import { inShort, termsOf } from '../setup/terms.ts'
import { setupWords } from '../setup/words.ts'
import { Segments } from '../ui/segments.tsx'
import { resizedTable, setupOf } from './setup-of.ts'
import { gatheringWords } from './words.ts'

interface ChangeSetupDialogProps {
  readonly box: AnyExplainedBox
  readonly table: Table
  send(change: ChangeSetup): Promise<unknown>
  onClose(): void
}

/** The host settles anew what is played and among how many. Nobody loses their seat by it. */
export function ChangeSetupDialog({ box, table, send, onClose }: ChangeSetupDialogProps) {
  const words = inLanguage(setupWords)
  const terms = termsOf(box)
  const [setup, change] = useState(() => setupOf(table, terms))
  const [holding, hold] = useState(table.holding)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<unknown>()
  const clashes = wrongOptions(setup, terms)
  const people = table.seats.filter(({ kind }) => kind === 'person').length
  const submit = (event: Event) => {
    event.preventDefault()
    if (busy || clashes.length > 0) return
    setBusy(true)
    send({ options: { ...setup.options }, seats: setup.chairs.length, holding })
      .then(onClose, setTrouble)
      .then(() => setBusy(false))
  }
  return (
    <Dialog title={inLanguage(gatheringWords).changeTitle} onClose={onClose}>
      <form class="setup-form" onSubmit={submit} noValidate>
        <Sets
          box={box}
          kind="friends"
          terms={terms}
          setup={setup}
          // A set for few leaves everyone in their seat.
          change={(next) => change(resizedTable(next, Math.max(people, next.chairs.length), terms))}
        />
        <Segments
          label={words.players}
          values={seatCounts('friends', terms).filter((count) => count >= people)}
          value={setup.chairs.length}
          say={String}
          choose={(count) => change(resizedTable(setup, count, terms))}
        />
        <Holding holding={holding} hold={hold} />
        <OptionFields box={box} terms={terms} setup={setup} change={change} />
        <SetupFoot
          box={box}
          problems={clashes}
          trouble={trouble}
          short={inShort(box, setup, language.value)}
          isBusy={busy}
          isBarred={clashes.length > 0}
          label={inLanguage(gatheringWords).changeDone}
        />
      </form>
    </Dialog>
  )
}
