import type { Looking } from '@paddock/page-kit/game-page.ts'
import { CarOrder, Slip as LanesSlip } from '@paddock/page-kit/lanes/strip.tsx'
import { carInHand, raceOrder } from '../../prospects/race.ts'
import type { View } from '../../rules/view.ts'
import { Discards } from '../cards/discards.tsx'
import { carLook, colourOf } from '../livery.ts'
import type { Props } from '../props.ts'
import { text } from '../text/index.ts'
import { raceText } from './text/index.ts'

/** The cars from first to last, the own bets, and a way into the cards that are gone. */
export function Strip(props: Props) {
  return (
    <div class="lanes-strip">
      <Order {...props} />
      <Slip {...props} />
      <Discards {...props} />
    </div>
  )
}

function Order({ view, viewer, language }: Looking<View>) {
  const words = text[language]
  const cars = raceOrder(view).map((car) => ({
    look: carLook(car),
    label: words.car(colourOf(car)),
    isNow: car === carInHand(view),
    isOwn: view.owner[car] === viewer,
    isHome: view.finished.includes(car),
  }))
  return <CarOrder label={words.order} cars={cars} />
}

const lines = [0, 1, 2]

function Slip({ view, viewer, language }: Looking<View>) {
  if (viewer === 'spectator' || view.options.betting === 'off') return null
  const words = { ...text[language], ...raceText[language] }
  const own = view.bets[viewer] ?? []
  const slip = lines.map((line) => {
    const car = own[line]
    return {
      label: words.bet(line + 1),
      car: car === undefined ? undefined : { look: carLook(car), label: words.car(colourOf(car)) },
      isDue: view.due.includes(line),
    }
  })
  return <LanesSlip title={words.betsShort} hint={words.betsSecret} noBetYet={words.noBetYet} lines={slip} />
}
