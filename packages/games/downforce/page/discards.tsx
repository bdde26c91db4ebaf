import type { HandProps } from '@paddock/page-kit/game-page.ts'
import { Discards as Pile } from '@paddock/page-kit/lanes/discards.tsx'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { cardArt } from './face.tsx'
import { openCards, playedCards } from './played.ts'
import { text } from './text/index.ts'

/** The cards that are gone. */
export function Discards({ view, told, language, name }: HandProps<View, Action, Event>) {
  const played = () => playedCards(view, told)
  return <Pile count={openCards(view)} words={text[language]} art={cardArt(language)} name={name} played={played} />
}
