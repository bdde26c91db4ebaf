import { useSignal } from '@preact/signals'
import { lazily, Nothing } from '../../ui/lazily.tsx'
import type { Live } from '../live.ts'
import type { ScenePanel } from '../scene/scene.tsx'

const Chat = lazily(async () => (await import('./chat.tsx')).Chat, Nothing)

/** The chat of an online table, and how much of it has not been read. */
export function useChatPanel({ session, page, words, failed }: Live): ScenePanel | undefined {
  const { online } = session
  const said = online?.chat.value.length ?? 0
  const read = useSignal(said)
  if (!online) return undefined
  return {
    title: words.chat,
    unread: Math.max(0, said - read.value),
    content: <Chat online={online} page={page} words={words} onTrouble={failed} />,
    onRead: () => {
      read.value = said
    },
  }
}
