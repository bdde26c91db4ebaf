import type { Looking } from '@paddock/page-kit/game-page.ts'
import { LaneDiscards } from '@paddock/page-kit/lanes/cards/discards.tsx'
import { openCards } from '@paddock/page-kit/lanes/cards/played.ts'
import { CarOrder, Slip } from '@paddock/page-kit/lanes/strip.tsx'
import { carsInOrder, isBrokenDown, isFinished } from '../../prospects/standing.ts'
import { allCars } from '../../rules/cards.ts'
import type { Event } from '../../rules/event.ts'
import { betPay } from '../../rules/money.ts'
import type { View } from '../../rules/view.ts'
import { carInHand } from '../cars.ts'
import { carLook, colourOf } from '../livery.ts'
import { text as tableText } from '../text/index.ts'
import { cardArt } from './cards/card-face.tsx'
import { playedCards } from './cards/played.ts'
import { Sort } from './cards/sort.tsx'
import { text } from './text/index.ts'

interface StripProps extends Looking<View> {
  readonly told: readonly Event[]
  /** Something is asked of the viewer. */
  readonly isAsked: boolean
}

/** The cars from first to last, the own bets while no sheet is filled in, how the hand is sorted, and a way into the cards that are gone. */
export function Strip(props: StripProps) {
  const { view, viewer, language } = props
  const cars = carsInOrder(view).map((car) => ({
    look: carLook(car),
    label: tableText[language].car(colourOf(car)),
    isNow: car === carInHand(view),
    isOwn: view.owner[car] === viewer,
    isHome: isFinished(view, car),
    isAside: isBrokenDown(view, car),
  }))
  return (
    <div class="lanes-strip" data-phase={view.phase}>
      <CarOrder label={text[language].order} cars={cars} />
      {hasOwnBets(props) && <OwnBets {...props} />}
      <div class="tr-strip-tools">
        {isHandInSight(props) && <Sort view={view} language={language} />}
        <Gone {...props} />
      </div>
    </div>
  )
}

/** The sheet shows them while it is filled in; at the end the account does, and the bets of the race are gone. */
function hasOwnBets({ view, viewer }: StripProps): boolean {
  return viewer !== 'spectator' && view.options.bets === 'on' && view.phase !== 'bet' && view.phase !== 'over'
}

/** What is asked about a card in play takes the place of the hand. */
function isHandInSight({ view, isAsked }: StripProps): boolean {
  return !isAsked || view.phase === 'card' || view.phase === 'choose'
}

function OwnBets({ view, language }: Looking<View>) {
  const words = text[language]
  const lines = betPay.map((_, line) => {
    const car = allCars.find((each) => each === view.bets[line])
    return {
      label: words.bet(line + 1),
      car: car === undefined ? undefined : { look: carLook(car), label: tableText[language].car(colourOf(car)) },
      isDue: false,
    }
  })
  return <Slip title={words.betsShort} hint={words.betsSecret} noBetYet={words.noBetYet} lines={lines} />
}

function Gone({ view, told, language, name }: StripProps) {
  const played = () => playedCards(view, told)
  return (
    <LaneDiscards count={openCards(view)} words={text[language]} art={cardArt(language)} name={name} played={played} />
  )
}
