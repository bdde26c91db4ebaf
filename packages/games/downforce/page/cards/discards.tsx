import { LaneDiscards as Pile } from '@paddock/page-kit/lanes/cards/discards.tsx'
import type { Props } from '../props.ts'
import { raceText } from '../race/text/index.ts'
import { text } from '../text/index.ts'
import { cardArt } from './card-face.tsx'
import { openCards, playedCards } from './played.ts'

/** The cards that are gone. */
export function Discards({ view, told, language, name }: Props) {
  const played = () => playedCards(view, told)
  return (
    <Pile
      count={openCards(view)}
      words={{ ...text[language], ...raceText[language] }}
      art={cardArt(language)}
      name={name}
      played={played}
    />
  )
}
