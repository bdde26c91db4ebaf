import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useState } from 'preact/hooks'
import { api } from '../session/api.ts'
import type { OnlineTable } from '../session/session.ts'
import { troubleText } from '../session/trouble.ts'
import { Chat } from '../table/chat/chat.tsx'
import { text } from '../table/text/index.ts'
import type { OpenedGame } from './use-game.ts'

interface LobbyChatProps {
  readonly chat: OnlineTable['chat']
  readonly table: string
  readonly game: OpenedGame | undefined
}

/** What people say while they wait; it goes on at the table. */
export function LobbyChat({ chat, table, game }: LobbyChatProps) {
  const words = inLanguage(text)
  const [trouble, setTrouble] = useState<unknown>()
  const say = async (line: string) => {
    setTrouble(undefined)
    await api.say(table, { text: line })
  }
  return (
    <section class="gathering-chat">
      <h2>{words.chat}</h2>
      <Chat online={{ chat, say }} page={game?.page} words={words} onTrouble={setTrouble} />
      {trouble !== undefined && (
        <p role="alert" class="ui-problem">
          {troubleText(trouble, language.value)}
        </p>
      )}
    </section>
  )
}
