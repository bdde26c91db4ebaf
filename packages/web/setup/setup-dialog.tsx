import './setup.css'
import type { AnyBox } from '@paddock/kernel'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import { tidyName } from '@paddock/protocol/name.ts'
import { useState } from 'preact/hooks'
import { go } from '../route.ts'
import { callMe, identity, recognise } from '../settings/identity.ts'
import { Segments } from '../ui/segments.tsx'
import { Chairs } from './chairs.tsx'
import { FriendsPart } from './friends-part.tsx'
import { OptionFields } from './options/options.tsx'
import { problemsOf, wrongOptions } from './problems.ts'
import { refusalText } from './refusal-text.ts'
import { Sets } from './sets.tsx'
import { resize, type SetupKind, seatCounts } from './setup.ts'
import { likelySetup, openTable, startHere } from './start.ts'
import { inShort, optionSaid, termsOf } from './terms.ts'
import { setupWords } from './words.ts'

interface SetupDialogProps {
  readonly box: AnyBox
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
  const { title, seat: seatCalled } = box.words[language.value]
  const called = {
    seat: seatCalled,
    option: (option: string) => optionSaid(box, option, language.value).label,
  }
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
        <div class="setup-foot">
          <div role="alert">
            {problems.map((problem) => (
              <p key={JSON.stringify(problem)} class="ui-problem">
                {words.problem(problem, called)}
              </p>
            ))}
            {trouble !== undefined && <p class="ui-problem">{refusalText(box, trouble, language.value)}</p>}
          </div>
          {short !== undefined && problems.length === 0 && (
            <p class="setup-short" aria-live="polite">
              {short}
            </p>
          )}
          <button type="submit" class="button button-primary" disabled={starting || clashes.length > 0}>
            {starting ? words.starting : words.start[kind]}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
