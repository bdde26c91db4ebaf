import { powerCalled } from '../../rules/cards.ts'
import { Cards } from '../cards/cards.tsx'
import { InPlay, LastCard } from '../cards/in-play.tsx'
import type { Props } from '../props.ts'
import { Bets } from './bets.tsx'
import { Steering } from './steering.tsx'
import { Strip } from './strip.tsx'
import { raceText } from './text/index.ts'
import { Wild } from './wild.tsx'

/** The order of the cars and the own bets, the card in play, and what is asked: a card, a way, a car, a bet. */
export function Race(props: Props) {
  const { view, viewer } = props
  const isTricky = viewer !== 'spectator' && view.powers[viewer]?.[0] === powerCalled('tricky')
  return (
    <>
      <Strip {...props} />
      <div class="lanes-play" data-tricky={isTricky}>
        {view.card >= 0 ? <InPlay {...props} /> : <LastCard {...props} />}
        <div class="lanes-asked">
          <Asked {...props} />
        </div>
      </div>
    </>
  )
}

function Asked(props: Props) {
  const { view, viewer, language, deciding } = props
  const isEmpty = view.hand.length === 0 && (viewer === 'spectator' || (view.speed8[viewer] ?? []).length === 0)
  if (deciding) {
    if (view.phase === 'bet') return <Bets {...props} deciding={deciding} />
    if (view.phase === 'wild') return <Wild {...props} deciding={deciding} />
    if (view.phase !== 'card') return <Steering {...props} deciding={deciding} />
  }
  if (!isEmpty) return <Cards {...props} />
  if (viewer === 'spectator' || view.phase === 'over') return null
  return <p class="lanes-empty">{raceText[language].noCards}</p>
}
