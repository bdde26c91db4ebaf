/** What every view shows once an event of Heat is told. */
import { type Holds, type Seat, same } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { type Card, countOf, hasChoice, stress } from './rules/cards.ts'
import { firstGear } from './rules/gears.ts'
import { raceOrder } from './rules/movement/movement.ts'
import { cardsOf } from './rules/piles/piles.ts'
import { driverOf, type Event, finishOf } from './rules/state.ts'
import { circuitCalled } from './rules/track.ts'
import type { View } from './rules/view.ts'

type Engine = { readonly seat: Seat; readonly engine: number }
type Place = { readonly seat: Seat; readonly place: number }
type Stand = { readonly seat: Seat; readonly to: number; readonly spot: number }

const hasEngine = ({ seat, engine }: Engine, view: View) => view.engine[seat] === engine
const hasPlace = ({ seat, place }: Place, view: View) => view.place[seat] === place
const stands = ({ seat, to, spot }: Stand, view: View) => view.progress[seat] === to && view.spot[seat] === spot
const isOnTurn = (seat: Seat, view: View) => driverOf(view) === seat
const contains = (pile: readonly Card[], cards: readonly Card[]) =>
  cards.every((card) => countOf(pile, card) >= countOf(cards, card))
const isDiscarded = (view: View, seat: Seat, cards: readonly Card[]) => contains(cardsOf(view.discard, seat), cards)
const isOpen = (view: View, seat: Seat, card: Card) => view.area[seat]?.at(-1) === card

export const holds: Holds<Event, View> = {
  'race-called': ({ circuit, event, laps, grid }, view) =>
    view.circuit === circuit && view.event === event && view.laps === laps && same(raceOrder(view), grid),
  'market-opened': ({ round, cards, order }, view) =>
    view.phase === 'draft' && view.draftRound === round && same(view.market, cards) && same(view.picking, order),
  'upgrade-picked': ({ seat, card }, { upgrades, picking }) =>
    cardsOf(upgrades, seat).includes(card) && picking[0] !== seat,
  'upgrade-swapped': ({ seat, give, take }, { upgrades, market }) =>
    cardsOf(upgrades, seat).includes(take) && market.includes(give),
  'upgrade-kept': ({ seat, card }, { upgrades, sponsors }) => same(upgrades[seat], [card]) && sponsors[seat] === 0,
  'conditions-drawn': ({ weather, road }, view) => view.weather === weather && same(view.road, road),
  'sponsors-dealt': ({ seat, count, cards = [] }, { sponsors, sponsored }) =>
    at(sponsors, seat) >= count && contains(sponsored, cards),
  'sponsor-gained': ({ seat, card }, { sponsors, sponsored }) =>
    at(sponsors, seat) > 0 && (card === undefined || sponsored.includes(card)),
  'no-sponsor-left': (_, { spent }) => spent.length === 0,
  'sponsors-used': ({ seat, cards }, { spent, area }) =>
    contains(spent, cards) && cards.every((card) => !cardsOf(area, seat).includes(card)),
  'cars-ready': ({ heat, stress: dealt }, view) => view.dealtHeat === heat && view.stress.every((own) => own === dealt),
  'round-began': ({ round, order, adrenaline }, view) =>
    view.round === round && view.turn === 0 && same(view.order, order) && same(view.adrenaline, adrenaline),
  'gear-shifted': ({ seat, to }, { gear }) => gear[seat] === to,
  'gave-up': (event, view) => hasPlace(event, view) && !view.order.includes(event.seat),

  'cards-revealed': ({ seat, cards, gear }, view) =>
    isOnTurn(seat, view) && same(view.area[seat], cards) && view.gear[seat] === gear,
  'hand-cluttered': ({ seat, cards }, view) =>
    isOnTurn(seat, view) && same(view.area[seat], cards) && view.gear[seat] === firstGear,
  'shift-repaired': ({ seat, to, card }, view) =>
    view.gear[seat] === to && (card === undefined || isDiscarded(view, seat, [card])),
  'card-flipped': ({ seat, card, counts }, view) =>
    view.flipped.at(-1) === card && (counts ? isOpen(view, seat, card) : isDiscarded(view, seat, [card])),
  'flip-failed': ({ seat }, { deckSizes }) => deckSizes[seat] === 0,
  'deck-reshuffled': ({ seat, cards }, view) =>
    cardsOf(view.discard, seat).length === 0 && at(view.deckSizes, seat) >= cards,
  'values-chosen': ({ seat, values }, { area, worth, speed }) =>
    same(
      worth.filter((_, place) => hasChoice(at(cardsOf(area, seat), place))),
      values,
    ) && speed > 0,
  'car-moved': (event, view) => stands(event, view) && (event.by === 'legend' || view.speed === event.speed),
  'legend-card': ({ card }, view) => view.isLegendCardOpen && view.legendCards.at(-1) === card,
  'legend-called': ({ seat }, view) => isOnTurn(seat, view),

  'heat-cooled': hasEngine,
  boosted: hasEngine,
  'card-paid': hasEngine,
  'card-replaced': ({ seat, card }, view) => isDiscarded(view, seat, [card]),
  'stress-reduced': ({ seat, stress: count }, { discard }) => countOf(cardsOf(discard, seat), stress) >= count,
  'cards-scrapped': ({ seat, cards }, view) => isDiscarded(view, seat, cards),
  'cards-salvaged': ({ seat, cards }, { deckSizes }) => at(deckSizes, seat) >= cards.length,
  'card-played-directly': ({ seat, card }, view) => isOpen(view, seat, card),
  'cards-refreshed': ({ seat, cards }, { onTop }) =>
    same(cardsOf(onTop, seat).slice(-cards.length), cards.toReversed()),

  'corner-taken': hasEngine,
  'spun-out': (event, view) =>
    stands(event, view) && view.engine[event.seat] === 0 && view.gear[event.seat] === firstGear,
  eliminated: (event, view) => hasPlace(event, view) && view.eliminated.includes(event.seat),
  'lap-completed': ({ seat, lap }, view) =>
    at(view.progress, seat) >= lap * circuitCalled(view.circuit).spaces && view.lapOne.includes(seat),
  'car-finished': ({ seat, past }, view) => at(view.progress, seat) - finishOf(view) === past,
  'cards-discarded': ({ seat, cards }, view) => isDiscarded(view, seat, cards),
  'cards-drawn': ({ seat, count, cards = [] }, { held, hand }) => at(held, seat) >= count && contains(hand, cards),

  'car-placed': (event, view) => hasPlace(event, view) && view.finishedIn[event.seat] === event.round,
  'race-ended': ({ place, points }, view) =>
    same(view.place, place) && view.order.length === 0 && same(view.results.at(-1)?.points ?? [], points),
  'season-ended': (_, { phase }) => phase === 'over' || phase === 'keep',
}
