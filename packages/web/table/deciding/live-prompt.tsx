import { troubleText } from '../../session/trouble.ts'
import { everyPlacing } from '../dialogs/placings.ts'
import { victory } from '../dialogs/victory.ts'
import { isWatching, type Live } from '../live.ts'
import { newsIn } from '../scene/lines.ts'
import { awaited } from './awaited.ts'
import type { Choosing } from './choosing.ts'
import { Prompt } from './prompt.tsx'

interface LivePromptProps {
  readonly live: Live
  readonly choosing: Choosing | undefined
}

/** What is asked, or waited for, and what else can be done now. */
export function LivePrompt({ live, choosing }: LivePromptProps) {
  const { session, page, stage, shown, looking, words, opened, trouble, dismissTrouble, send } = live
  const { position, isBusy } = shown
  const isOver = position.ranking !== undefined && !isBusy
  const openRule = () => {
    opened.value = { what: 'rules', at: page.ruleOf(position.view) }
  }
  const open = (what: 'menu' | 'finish') => () => {
    opened.value = { what }
  }
  return (
    <Prompt
      words={words}
      headline={page.headline(looking)}
      said={promptOf(live, choosing)}
      isYours={choosing !== undefined && position.sealed === undefined}
      connection={session.connection.value}
      trouble={trouble === undefined ? undefined : troubleText(trouble, looking.language)}
      onDismiss={dismissTrouble}
      onRule={choosing && openRule}
    >
      {isWatching(live) && <Tool label={words.skip} press={() => stage.skip()} />}
      {session.mayUndo.value && !isBusy && <Tool label={words.undo} press={() => send(() => session.undo())} />}
      {isOver && <Tool label={words.result} press={open('finish')} />}
      <Tool label={words.menu} press={open('menu')} />
    </Prompt>
  )
}

function Tool({ label, press }: { readonly label: string; press(): void }) {
  return (
    <button type="button" class="button" onClick={press}>
      {label}
    </button>
  )
}

/** One sentence: what is asked of the viewer, what is just happening, what everyone waits for, or who has won. */
export function promptOf(
  { session, page, shown, looking, telling, words, isLaidOut }: Live,
  choosing: Choosing | undefined,
): string {
  const { position, journal, isBusy } = shown
  const { view, viewer, language, name } = looking
  if (position.ranking && !isBusy)
    return victory(everyPlacing(position.ranking, page.rivals?.(looking)), looking, words)
  // In the middle of an entry nobody is waited for: what was told last stands until there is something new.
  const news = isBusy ? newsIn(journal, telling) : undefined
  if (news) return news.said
  const game = session.box.words[language]
  const waited = awaited(position)
  if (choosing && position.sealed !== undefined) return words.maySwitch(waited.map(name))
  // Without a connection nothing can be played, but it is still the viewer's turn.
  const isAsked = viewer !== 'spectator' && waited.includes(viewer)
  if (!isAsked) return game.waiting(view, waited, name)
  if (choosing && isLaidOut) return words.laidOutHow
  return isBusy && position.entry > 0 ? words.chosen : game.prompt(view, viewer, name)
}
