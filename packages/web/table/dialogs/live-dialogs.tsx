import type { Live } from '../live.ts'
import { FinishLater } from '../result/later.ts'
import { Menu } from './menu.tsx'
import { Rules } from './rules.tsx'

interface LiveDialogsProps {
  readonly live: Live
  onClose(): void
}

/** What lies over the table, if anything does. */
export function LiveDialogs({ live, onClose }: LiveDialogsProps) {
  const { session, page, shown, looking, words, opened, failed } = live
  const over = opened.value
  const close = () => {
    // A dialog that made way for another one is closed when the other one is already there.
    if (opened.peek() === over) onClose()
  }
  switch (over?.what) {
    case undefined:
      return null
    case 'menu':
      return (
        <Menu
          session={session}
          words={words}
          onRules={() => {
            opened.value = { what: 'rules', at: undefined }
          }}
          onTrouble={failed}
          onClose={close}
        />
      )
    case 'rules': {
      const { box } = session
      const { title } = box.words[looking.language]
      const game = box.game.meta.id
      return <Rules title={words.rulesOf(title)} game={game} rules={page.rules} at={over.at} onClose={close} />
    }
    case 'finish':
      return shown.position.ranking ? (
        <FinishLater live={live} ranking={shown.position.ranking} onClose={close} />
      ) : null
  }
}
