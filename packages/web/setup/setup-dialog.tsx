import './setup.css'
import type { AnyExplainedBox } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import { tidyName } from '@paddock/protocol/name.ts'
import { useState } from 'preact/hooks'
import { go } from '../route.ts'
import { callMe } from '../settings/call-me.ts'
import { identity, recognise } from '../settings/identity.ts'
import { Segments } from '../ui/segments.tsx'
import { Chairs } from './chairs.tsx'
import { FriendsPart } from './friends-part.tsx'
import { OptionFields } from './options/options.tsx'
import { problemsOf, wrongOptions } from './problems.ts'
import { Sets } from './sets.tsx'
import { resize, type SetupKind, seatCounts } from './setup.ts'
import { SetupFoot } from './setup-foot.tsx'
import { likelySetup, openTable, startHere } from './start.ts'
import { inShort, termsOf } from './terms.ts'
import { setupWords } from './words.ts'

interface SetupDialogProps {
  readonly box: AnyExplainedBox
  readonly kind: SetupKind
  onClose(): void
}

/** Asks who sits where and by which rules, and starts. */
export function SetupDialog({ box, kind, onClose }: SetupDialogProps) {
  const [setup, change] = useState(() => likelySetup(box, kind))
  const [name, rename] = useState('')
  const [holding, hold] = useState(true)
  const [tried, setTried] = useState(false)
  const [starting, setStarting] = useState(false)
  const [trouble, setTrouble] = useState<unknown>()
  const words = inLanguage(setupWords)
  const terms = termsOf(box)
  const { title } = box.words[language.value]
  const short = inShort(box, setup, language.value)
  // A game that says itself what it comes to may have rivals for a single driver.
  const introAlone = short === undefined ? words.introSolo : words.introHere
  const intro = setup.chairs.length === 1 ? introAlone : words.intro[kind]
  const clashes = wrongOptions(setup, terms)
  const problems = tried ? problemsOf(setup, kind, terms) : clashes

  const begin = async () => {
    if (kind !== 'friends') return startHere(box, kind, setup)
    if (!(await recognise())) {
      // The field for the name appears as soon as the server has said that it knows nobody here.
      if (tidyName(name) === undefined) return undefined
      await callMe(name)
    }
    return openTable(box, setup, holding)
  }
  const submit = (event: Event) => {
    event.preventDefault()
    setTried(true)
    if (starting || problemsOf(setup, kind, terms).length > 0) return
    setStarting(true)
    setTrouble(undefined)
    begin()
      .then((address) => address && go(address), setTrouble)
      .then(() => setStarting(false))
  }
  return (
    <Dialog title={`${words.title[kind]}\u00a0· ${title}`} onClose={onClose}>
      <form class="setup-form" onSubmit={submit} noValidate>
        <p class="setup-intro">{intro}</p>
        {kind === 'friends' && (
          <FriendsPart
            askName={identity.value === 'nobody'}
            name={name}
            nameMissing={tried && tidyName(name) === undefined}
            rename={rename}
            holding={holding}
            hold={hold}
          />
        )}
        <Sets box={box} kind={kind} terms={terms} setup={setup} change={change} />
        <Segments
          label={words.players}
          values={seatCounts(kind, terms)}
          value={setup.chairs.length}
          say={String}
          choose={(count) => change(resize(setup, count, kind, terms))}
        />
        <Chairs box={box} kind={kind} terms={terms} setup={setup} problems={problems} change={change} />
        <OptionFields box={box} terms={terms} setup={setup} change={change} />
        <SetupFoot
          box={box}
          problems={problems}
          trouble={trouble}
          short={short}
          isBusy={starting}
          isBarred={clashes.length > 0}
          label={words.start[kind]}
        />
      </form>
    </Dialog>
  )
}
