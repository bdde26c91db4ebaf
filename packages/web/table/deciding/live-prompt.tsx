import { troubleText } from '../../session/trouble.ts'
import { isWatching, type Live, readerOf } from '../live.ts'
import { ending } from '../result/later.ts'
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
  const takeBack = () => {
    // The question comes next: whoever presses Enter then means that, and not to take back once more.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    send(() => session.undo())
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
      {shown.awaitsPress && <Tool label={words.goOn} press={() => stage.press()} isMain />}
      {isWatching(live) && <Tool label={words.skip} press={() => stage.skip()} />}
      {session.mayUndo.value && !isBusy && <Tool label={words.undo} press={takeBack} />}
      {isOver && ending() && <Tool label={words.result} press={open('finish')} />}
      <Tool label={words.menu} press={open('menu')} />
    </Prompt>
  )
}

interface ToolProps {
  readonly label: string
  readonly isMain?: boolean
  press(): void
}

function Tool({ label, isMain = false, press }: ToolProps) {
  return (
    <button type="button" class={isMain ? 'button button-main' : 'button'} onClick={press}>
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
  const told = position.ranking && !isBusy ? ending() : undefined
  if (position.ranking && told) {
    const { everyPlacing, headlineOf } = told
    const placings = everyPlacing(position.ranking, page.rivals?.(looking))
    const { title, winner } = headlineOf(placings, readerOf(session, looking), page, words)
    return winner === undefined ? title : `${title}. ${winner}`
  }
  // In the middle of an entry nobody is waited for: what was told last stands until there is something new.
  const news = isBusy ? newsIn(journal, telling) : undefined
  if (news) return news.said
  if (choosing?.armed !== undefined) return words.pressAgain
  const game = session.box.words[language]
  const waited = awaited(position)
  if (choosing && position.sealed !== undefined) return words.maySwitch(waited.map(name))
  // Without a connection nothing can be played, but it is still the viewer's turn.
  const isAsked = viewer !== 'spectator' && waited.includes(viewer)
  if (!isAsked) return game.waiting(view, waited, name)
  if (choosing && isLaidOut) return words.laidOutHow
  return isBusy && position.entry > 0 ? words.chosen : game.prompt(view, viewer, name)
}
