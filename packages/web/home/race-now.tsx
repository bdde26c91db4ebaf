import { openToPlay } from '@paddock/games'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useState } from 'preact/hooks'
import { go } from '../route.ts'
import { troubleText } from '../session/trouble.ts'
import { likelySetup, startHere } from '../setup/start.ts'
import { homeWords } from './words.ts'

interface RaceNowProps {
  /** The game's id. Its box is opened when it is wanted. */
  readonly game: string
  readonly label?: string
}

/** One click to the grid: the set-up used last, or the usual one. */
export function RaceNow({ game, label }: RaceNowProps) {
  const words = inLanguage(homeWords)
  const [starting, setStarting] = useState(false)
  const [trouble, setTrouble] = useState<unknown>()
  const start = () => {
    if (starting) return
    setStarting(true)
    begin(game).then(go, (reason: unknown) => {
      setTrouble(reason)
      setStarting(false)
    })
  }
  return (
    <>
      <button type="button" class="button button-primary" aria-label={label} onClick={start}>
        {starting ? words.starting : words.raceNow}
      </button>
      {trouble !== undefined && (
        <p role="alert" class="ui-problem">
          {troubleText(trouble, language.value)}
        </p>
      )}
    </>
  )
}

async function begin(game: string): Promise<string> {
  const box = await openToPlay(game)
  if (!box) throw new Error(`there is no game ${game}`)
  return startHere(box, 'alone', likelySetup(box, 'alone'))
}
