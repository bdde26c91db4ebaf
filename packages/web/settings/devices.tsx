import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { Key } from '@paddock/protocol'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { api } from '../session/api.ts'
import { troubleText } from '../session/trouble.ts'
import { signOut } from './identity.ts'
import { settingsWords } from './words.ts'

type Where = 'here' | 'everywhere'

/** Where one is signed in: every device can be signed out from here. */
export function Devices() {
  const words = inLanguage(settingsWords)
  const [keys, show] = useState<readonly Key[]>([])
  const [said, say] = useState('')
  const [trouble, setTrouble] = useState<unknown>()
  const [asked, ask] = useState<Where>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    api.keys().then(({ keys: found }) => show(found), setTrouble)
  }, [])
  const revoke = (key: Key) => {
    setTrouble(undefined)
    api.revokeKey(key.id).then(({ keys: left }) => {
      show(left)
      say(words.revoked(nameOf(key)))
      // The button that was pressed is gone.
      heading.current?.focus()
    }, setTrouble)
  }
  const nameOf = ({ label, kind }: Key) => label ?? (kind === 'token' ? words.someProgram : words.someDevice)
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {words.keysTitle}
      </h3>
      <p class="ui-help">{words.keysHelp}</p>
      <ul class="settings-devices">
        {keys.map((key) => (
          <li key={key.id}>
            <span>
              <strong>{nameOf(key)}</strong>
              <span class="ui-help">{key.here ? words.thisDevice : words.lastUsed(dayOf(key.used))}</span>
            </span>
            {!key.here && (
              <button
                type="button"
                class="button"
                aria-label={words.revokeThat(nameOf(key))}
                onClick={() => revoke(key)}
              >
                {words.revoke}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" class="ui-help">
        {said}
      </p>
      {asked === undefined ? (
        <div class="settings-sign-out">
          <button type="button" class="button" onClick={() => ask('here')}>
            {words.signOutHere}
          </button>
          <button type="button" class="button" onClick={() => ask('everywhere')}>
            {words.signOutEverywhere}
          </button>
        </div>
      ) : (
        <Sure
          where={asked}
          isLast={keys.filter(({ kind }) => kind === 'device').length < 2}
          stay={() => ask(undefined)}
          onTrouble={setTrouble}
        />
      )}
      {trouble !== undefined && (
        <p role="alert" class="ui-problem">
          {troubleText(trouble, language.value)}
        </p>
      )}
    </section>
  )
}

interface SureProps {
  readonly where: Where
  readonly isLast: boolean
  stay(): void
  onTrouble(thrown: unknown): void
}

/** Signing out may be for good, so that it is asked for twice. */
function Sure({ where, isLast, stay, onTrouble }: SureProps) {
  const words = inLanguage(settingsWords)
  const first = useRef<HTMLButtonElement>(null)
  // Before anything else can be typed: the button that was pressed is gone.
  useLayoutEffect(() => first.current?.focus(), [])
  return (
    <div class="settings-sign-out">
      <p id="sign-out-sure">{where === 'here' ? words.sureHere(isLast) : words.sureEverywhere}</p>
      <button ref={first} type="button" class="button" aria-describedby="sign-out-sure" onClick={stay}>
        {words.sureNot}
      </button>
      <button type="button" class="button settings-for-good" onClick={() => signOut(where).catch(onTrouble)}>
        {words.sureDo}
      </button>
    </div>
  )
}

function dayOf(time: string): string {
  return new Date(time).toLocaleDateString(language.value, { dateStyle: 'medium' })
}
