import './chat.css'
import { Sign } from '@paddock/board'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { useState } from 'preact/hooks'
import type { OnlineTable } from '../../session/session.ts'
import { Scrolled } from '../scene/scrolled.tsx'
import type { PageWords } from '../text/words.ts'

interface ChatProps {
  readonly online: OnlineTable
  readonly page: AnyGamePage
  readonly words: PageWords
  onTrouble(thrown: unknown): void
}

/** What people say to each other at the table. */
export function Chat({ online, page, words, onTrouble }: ChatProps) {
  const [text, write] = useState('')
  const said = online.chat.value
  const send = (event: Event) => {
    event.preventDefault()
    const line = text.trim()
    if (line !== '') online.say(line).then(() => write(''), onTrouble)
  }
  return (
    <div class="table-chat">
      <Scrolled label={words.chat} isLive>
        {said.length === 0 && <p class="table-quiet">{words.noChat}</p>}
        {said.map(({ seat, name, text: line, at }) => (
          <p key={`${at} ${name}`}>
            {seat !== undefined && <Sign look={page.look(seat)} />} <strong>{name}</strong> {line}
          </p>
        ))}
      </Scrolled>
      <form onSubmit={send}>
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
