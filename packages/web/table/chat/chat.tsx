import './chat.css'
import { Sign } from '@paddock/board'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { inLanguage } from '@paddock/page-kit/language.ts'
import { tidyName } from '@paddock/protocol/name.ts'
import { useEffect, useState } from 'preact/hooks'
import type { OnlineTable } from '../../session/session.ts'
import { asTrouble } from '../../session/trouble.ts'
import { callMe } from '../../settings/call-me.ts'
import { identity, recognise } from '../../settings/identity.ts'
import { NameField } from '../../ui/name-field.tsx'
import { Scrolled } from '../scene/scrolled.tsx'
import type { PageWords } from '../text/words.ts'

const nameWords = {
  en: { label: 'Your name', help: 'So that the others know who speaks. No account.' },
  fr: { label: 'Votre nom', help: 'Pour que les autres sachent qui parle. Sans compte.' },
}

interface ChatProps {
  readonly online: Pick<OnlineTable, 'chat' | 'say'>
  /** Left out, nobody has a sign. */
  readonly page: Pick<AnyGamePage, 'look'> | undefined
  readonly words: Pick<PageWords, 'chat' | 'noChat' | 'say' | 'send'>
  onTrouble(thrown: unknown): void
}

/** What people say to each other at the table. Whoever has no name yet gives one with their first line. */
export function Chat({ online, page, words, onTrouble }: ChatProps) {
  const [text, write] = useState('')
  const [name, rename] = useState('')
  const [isTried, setTried] = useState(false)
  const [isRefused, refuse] = useState(false)
  useEffect(() => {
    // Unreachable now, the server says so when something is sent.
    recognise().catch(() => {})
  }, [])
  const isNameless = identity.value === 'nobody' || isRefused
  const said = online.chat.value
  const say = async (line: string) => {
    if (isNameless) await callMe(name)
    refuse(false)
    await online.say(line)
    write('')
  }
  const send = (event: Event) => {
    event.preventDefault()
    const line = text.trim()
    setTried(isNameless)
    if (line === '' || (isNameless && tidyName(name) === undefined)) return
    say(line).catch((thrown: unknown) => {
      if (asTrouble(thrown).code === 'no-identity') refuse(true)
      else onTrouble(thrown)
    })
  }
  const { label, help } = inLanguage(nameWords)
  return (
    <div class="table-chat">
      <Scrolled label={words.chat} isLive>
        {said.length === 0 && <p class="table-quiet">{words.noChat}</p>}
        {said.map(({ seat, name: speaker, text: line, at }) => (
          <p key={`${at} ${speaker}`}>
            {page && seat !== undefined && <Sign look={page.look(seat)} />} <strong>{speaker}</strong> {line}
          </p>
        ))}
      </Scrolled>
      <form onSubmit={send} noValidate>
        {isNameless && (
          <NameField
            label={label}
            help={help}
            name={name}
            missing={isTried && tidyName(name) === undefined}
            rename={rename}
          />
        )}
        <input
          value={text}
          maxLength={500}
          aria-label={words.say}
          placeholder={words.say}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <button type="submit" class="button">
          {words.send}
        </button>
      </form>
    </div>
  )
}
