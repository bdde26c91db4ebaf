/** The table after an event that ends a race or is paid for, until the next one is set up. */
import { allCars, deck } from '../rules/cards.ts'
import { distanceFromFinish } from '../rules/end/distance.ts'
import { isFinished, placeOfCar } from '../rules/movement/positions.ts'
import { hasFinish } from '../rules/options.ts'
import { emptyTable } from '../rules/set-up/set-up.ts'
import type { Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { putAway } from './after-card.ts'
import { paid } from './paid.ts'

export function afterRace(event: Event, view: View): View | undefined {
  switch (event.type) {
    case 'line-crossed':
      return { ...view, crossed: [...view.crossed, event.line] }
    case 'bet-made': {
      const bets = event.car === undefined ? view.bets : [...view.bets, event.car]
      return { ...view, betting: event.line, bets }
    }
    case 'car-finished': {
      const { owner, prize } = event
      const then = prize > 0 ? paid(view, owner, prize) : view
      // The first child's car that is home ends the race, and with it the card.
      return view.options.game === 'children' && owner >= 0 ? putAway(then) : then
    }
    case 'race-ended':
      return view.options.game === 'full' ? { ...view, results: [...view.results, resultOf(event, view)] } : view
    case 'prize-paid':
      return paid(view, event.owner, event.prize)
    case 'token-settled':
      return paid(view, event.owner, event.money)
    case 'bets-settled':
      return settled(event, view)
    case 'race-prepared':
      return prepared(event, view)
    default:
      return undefined
  }
}

type Result = View['results'][number]

/** The bets are shown when they are settled. */
function resultOf({ order, finished }: Extract<Event, { type: 'race-ended' }>, view: View): Result {
  const { owner, price, token, space, aside, lap, discard, purse } = view
  const distance = allCars.map((car) =>
    isFinished(view, car) ? 1 : distanceFromFinish(lap[car] ?? 0, placeOfCar(view, car)),
  )
  const bets = purse.map((): number[] => [])
  return { owner, price, order, finished, bets, token, distance, space, aside, lap, discard }
}

function settled({ seat, bets, money }: Extract<Event, { type: 'bets-settled' }>, view: View): View {
  const last = view.results.at(-1)
  const then = { ...paid(view, seat, money), bets: [] }
  if (!last) return then
  const shown = {
    ...last,
    bets: last.bets.with(
      seat,
      bets.map(({ car }) => car),
    ),
  }
  return { ...then, results: view.results.with(-1, shown) }
}

/** Everything is put back; which cards one is dealt shows when the entry is over. */
function prepared({ race, controller }: Extract<Event, { type: 'race-prepared' }>, view: View): View {
  const { hands: _hands, piles: _piles, box: _box, drivers: _drivers, ...open } = emptyTable(view.seats)
  const isOpen = view.options.auction === 'open-hands'
  return {
    ...view,
    ...open,
    race,
    controller,
    phase: 'bid',
    hand: [],
    bets: [],
    ...dealt(view, controller, isOpen),
    driversLeft: isOpen ? 0 : allCars.length,
  }
}

const luckyHand = 6

/** How many cards lie where; hands that lie open on the table are nobody's yet. */
function dealt({ options, seats, cards }: View, controller: number, isOpen: boolean) {
  const all = deck.length
  if (options.cards === 'bingo') return { cards: cards.map(() => 0), pile: all, boxed: 0 }
  if (options.cards === 'lucky') {
    return { cards: cards.map(() => (isOpen ? 0 : luckyHand)), pile: all - seats * luckyHand, boxed: 0 }
  }
  const each = Math.floor(all / seats)
  const over = all - seats * each
  const isEven = hasFinish(options)
  const hand = (seat: number) => {
    const isNext = (seat - controller - 1 + seats) % seats < over
    return isOpen ? 0 : each + (isEven || !isNext ? 0 : 1)
  }
  return { cards: cards.map((_, seat) => hand(seat)), pile: 0, boxed: isEven ? over : 0 }
}
