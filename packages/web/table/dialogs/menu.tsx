import './menu.css'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { Dialog } from '@paddock/page-kit/ui/dialog.tsx'
import type { Signal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { go } from '../../route.ts'
import type { Session } from '../../session/session.ts'
import { AskFirstChoice } from '../../settings/ask-first-choice.tsx'
import { camera, cameras } from '../../settings/camera.ts'
import { pace, paces } from '../../settings/pace.ts'
import { paceWords } from '../../settings/pace-words.ts'
import type { PageWords } from '../text/words.ts'
import { CopyLine } from './copy-line.tsx'
import { KeysHelp } from './keys-help.tsx'

interface MenuProps {
  readonly session: Session
  readonly words: PageWords
  onRules(): void
  onTrouble(thrown: unknown): void
  onClose(): void
}

/** What is wanted seldom: rules, pace, links, the promise of the shuffle, the way out. */
export function Menu({ session, words, onRules, onTrouble, onClose }: MenuProps) {
  const { online, commitment } = session
  return (
    <Dialog title={words.menu} onClose={onClose} class="table-menu">
      <div class="table-menu-row">
        <button type="button" class="button" onClick={onRules}>
          {words.rules}
        </button>
        <a class="button" href="/">
          {words.home}
        </a>
      </div>
      <Radios
        name="pace"
        setting={pace}
        values={paces}
        label={words.pace}
        say={(each) => inLanguage(paceWords)[each]}
      />
      <AskFirstChoice />
      <Radios
        name="camera"
        setting={camera}
        values={cameras}
        label={words.camera}
        say={(each) => words.cameras[each]}
      />
      <KeysHelp words={words} />
      {online && <Links session={session} words={words} />}
      {commitment !== '' && <Shuffle commitment={commitment} words={words} />}
      {online && (
        <section>
          <p>{words.leaveHelp}</p>
          <button type="button" class="button" onClick={() => online.leave().then(() => go('/'), onTrouble)}>
            {words.leaveTable}
          </button>
        </section>
      )}
    </Dialog>
  )
}

interface RadiosProps<Value extends string> {
  readonly name: string
  readonly setting: Signal<Value>
  readonly values: readonly Value[]
  readonly label: string
  say(value: Value): string
}

function Radios<Value extends string>({ name, setting, values, label, say }: RadiosProps<Value>) {
  return (
    <fieldset class="table-paces">
      <legend>{label}</legend>
      {values.map((each) => (
        <label key={each} class="button">
          <input
            type="radio"
            name={name}
            checked={setting.value === each}
            onChange={() => {
              setting.value = each
            }}
          />
          {say(each)}
        </label>
      ))}
    </fieldset>
  )
}

function Links({ session, words }: Pick<MenuProps, 'session' | 'words'>) {
  const { online, id } = session
  const invite = online?.you.value.invite
  return (
    <section>
      {invite !== undefined && (
        <CopyLine label={words.inviteLink} text={`${location.origin}/join/${id}/${invite}`} words={words} />
      )}
      <CopyLine label={words.watchLink} text={`${location.origin}/t/${id}`} words={words} />
    </section>
  )
}

function Shuffle({ commitment, words }: { readonly commitment: string; readonly words: PageWords }) {
  const [isWhole, showWhole] = useState(false)
  return (
    <section>
      <h3>{words.shuffle}</h3>
      <p>{words.shuffleHelp}</p>
      {isWhole ? (
        <CopyLine label={words.shuffle} text={commitment} words={words} />
      ) : (
        <p class="table-commitment">
          <code>{commitment.slice(0, 12)}…</code>{' '}
          <button type="button" class="table-rule" onClick={() => showWhole(true)}>
            {words.showWhole}
          </button>
        </p>
      )}
    </section>
  )
}
