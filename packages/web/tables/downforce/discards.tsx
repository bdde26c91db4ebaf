import type { Action, Event, View } from '@paddock/games/downforce'
import type { HandProps } from '../game-table.ts'
import { Discards as Pile } from '../lanes/discards.tsx'
import { cardArt } from './face.tsx'
import { openCards, playedCards } from './played.ts'
import { text } from './text/index.ts'

/** The cards that are gone. */
export function Discards({ view, told, language, name }: HandProps<View, Action, Event>) {
  const played = () => playedCards(view, told)
  return <Pile count={openCards(view)} words={text[language]} art={cardArt(language)} name={name} played={played} />
}
