import { isSeatHome } from '../../prospects/standing.ts'
import { isDrawn } from '../../rules/options.ts'
import type { AskedProps, Props } from '../props.ts'
import { Bets } from './asked/bets.tsx'
import { Draw } from './asked/draw.tsx'
import { Pair } from './asked/pair.tsx'
import { RowsToChoose } from './asked/rows.tsx'
import { Steering } from './asked/steering.tsx'
import { Total } from './asked/total.tsx'
import { Wild } from './asked/wild.tsx'
import { Cards } from './cards/cards.tsx'
import { InPlay } from './cards/in-play.tsx'
import { Queue } from './cards/queue.tsx'
import { Strip } from './strip.tsx'
import { text } from './text/index.ts'
import { Watch } from './watch.tsx'

/** The order of the cars, the card in play, and what is asked: a card, a use of it, a row, a car, a way, a bet. */
export function Race(props: Props) {
  const { view, deciding } = props
  return (
    <>
      <Strip {...props} isAsked={deciding !== undefined} />
      <Queue {...props} />
      <div class="lanes-play" data-phase={view.phase} data-drawn={isDrawn(view.options)}>
        <InPlay {...props} />
        <div class="lanes-asked">{deciding ? <Asked {...props} deciding={deciding} /> : <AtRest {...props} />}</div>
      </div>
    </>
  )
}

function Asked(props: AskedProps) {
  switch (props.view.phase) {
    case 'draw':
      return <Draw {...props} />
    case 'pair':
      return <Pair {...props} />
    case 'row':
      return <RowsToChoose {...props} />
    case 'wild':
      return <Wild {...props} />
    case 'move':
      return <Steering {...props} key={`${props.view.card} ${props.view.row}`} />
    case 'bet':
      return <Bets {...props} />
    case 'choose':
      return (
        <>
          <Total {...props} />
          <Cards {...props} />
        </>
      )
    default:
      return <Cards {...props} />
  }
}

/** The hand stays in sight; who has none sees how the cars stand. */
function AtRest(props: Props) {
  const { view, viewer, language } = props
  if (view.hand.length > 0) return <Cards {...props} />
  const isDealt = view.options.game === 'full' && view.options.cards !== 'bingo'
  return (
    <>
      {viewer !== 'spectator' && view.phase !== 'over' && isDealt && (
        <p class="lanes-empty">{isSeatHome(view, viewer) ? text[language].allHome : text[language].noCards}</p>
      )}
      <Watch {...props} />
    </>
  )
}
