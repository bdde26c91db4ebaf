import type { AnyBox } from '@paddock/kernel'
import { useState } from 'preact/hooks'
import { go } from '../route.ts'
import { troubleText } from '../session/trouble.ts'
import { likelySetup, startHere } from '../setup/start.ts'
import { inLanguage, language } from '../text/language.ts'
import { homeWords } from './words.ts'

interface RaceNowProps {
  /** Undefined while the game is still being loaded. */
  readonly box: AnyBox | undefined
  readonly label?: string
}

/** One click to the grid: the set-up used last, or the usual one. */
export function RaceNow({ box, label }: RaceNowProps) {
  const words = inLanguage(homeWords)
  const [starting, setStarting] = useState(false)
  const [trouble, setTrouble] = useState<unknown>()
  const start = () => {
    if (!box || starting) return
    setStarting(true)
    startHere(box, 'alone', likelySetup(box, 'alone')).then(go, (reason: unknown) => {
      setTrouble(reason)
      setStarting(false)
    })
  }
  return (
    <>
      <button type="button" class="button button-primary" aria-label={label} disabled={!box} onClick={start}>
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
