import { openToPlay } from '@paddock/games'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useState } from 'preact/hooks'
import { go } from '../route.ts'
import { troubleText } from '../session/trouble.ts'
import { homeWords } from './words.ts'

interface StartButtonProps {
  /** The game's id. Its box is opened when it is wanted. */
  readonly game: string
  /** As it was played last here, else as usual; or the shortest way to play it, which changes nothing of that. */
  readonly which: 'as-before' | 'first-game'
  readonly text: string
  readonly label?: string
  readonly class?: string
}

/** One click to the grid, against bots. */
export function StartButton({ game, which, text, label, class: look = 'button' }: StartButtonProps) {
  const words = inLanguage(homeWords)
  const [starting, setStarting] = useState(false)
  const [trouble, setTrouble] = useState<unknown>()
  const start = () => {
    if (starting) return
    setStarting(true)
    begin(game, which).then(go, (reason: unknown) => {
      setTrouble(reason)
      setStarting(false)
    })
  }
  return (
    <>
      <button type="button" class={look} aria-label={starting ? undefined : label} onClick={start}>
        {starting ? words.starting : text}
      </button>
      {trouble !== undefined && (
        <p role="alert" class="ui-problem">
          {troubleText(trouble, language.value)}
        </p>
      )}
    </>
  )
}

async function begin(game: string, which: StartButtonProps['which']): Promise<string> {
  // Rules and all that sets them up come when they are wanted.
  const [{ firstGame, likelySetup, startHere }, box] = await Promise.all([
    import('../setup/start.ts'),
    openToPlay(game),
  ])
  if (!box) throw new Error(`there is no game ${game}`)
  return which === 'first-game'
    ? startHere(box, 'alone', firstGame(box), { isException: true })
    : startHere(box, 'alone', likelySetup(box, 'alone'))
}
