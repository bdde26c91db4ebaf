/** The table around the races. */
import type { Seat, Viewer } from '@paddock/kernel'
import { at } from '@paddock/racing'
import { weathering } from '../modules/conditions/tokens.ts'
import type { SeasonEvent } from '../modules/season/event.ts'
import { copiesOfSponsor, sponsorKinds } from '../modules/season/sponsors.ts'
import { driversOnGrid } from '../modules/workshop/draft.ts'
import { heat as heatCard, speedCards, stressSupply } from '../rules/cards.ts'
import { firstGear } from '../rules/gears.ts'
import { noSymbols } from '../rules/symbols.ts'
import type { View } from '../rules/view.ts'
import { copies, ontoDeck, received, without } from './piles.ts'

export function afterSeasonEvent(event: SeasonEvent, view: View, viewer: Viewer): View {
  switch (event.type) {
    case 'race-called':
      return called(event, collected(view))
    case 'market-opened': {
      const aside = view.options.season === 'off' ? [...view.aside, ...view.market] : view.aside
      const { cards, order, round } = event
      return { ...view, phase: 'draft', aside, market: cards.slice(), picking: order.slice(), draftRound: round }
    }
    case 'upgrade-picked':
      return picked(event.seat, event.card, { ...view, market: without(view.market, [event.card]) })
    case 'upgrade-swapped': {
      const { seat, give, take } = event
      const market = [...without(view.market, [take]), give]
      return { ...view, market, upgrades: view.upgrades.with(seat, [...without(upgradesOf(view, seat), [give]), take]) }
    }
    case 'upgrade-kept': {
      const kept = { ...view, upgrades: view.upgrades.with(event.seat, [event.card]) }
      const deckSizes = view.deckSizes.with(event.seat, speedCards.length + 1)
      const none = { sponsors: view.sponsors.with(event.seat, 0), shown: view.shown.with(event.seat, []) }
      return { ...kept, ...none, deckSizes, sponsored: event.seat === viewer ? [] : view.sponsored }
    }
    case 'conditions-drawn':
      return { ...view, weather: event.weather, road: event.road.slice() }
    case 'cars-ready':
      return ready(event, view)
    case 'sponsors-dealt':
      return sponsored(view, event.seat, event.count, event.cards ?? [], viewer)
    case 'sponsor-gained':
      return sponsored(view, event.seat, 1, event.card === undefined ? [] : [event.card], viewer)
    case 'sponsors-used': {
      const { seat, cards } = event
      return {
        ...view,
        area: view.area.with(seat, without(view.area[seat] ?? [], cards)),
        shown: view.shown.with(seat, without(view.shown[seat] ?? [], cards)),
        spent: [...view.spent, ...cards],
        sponsors: view.sponsors.with(seat, at(view.sponsors, seat) - cards.length),
      }
    }
    case 'season-ended':
      return view.results.length < view.calendar.length ? collected(view) : view
    case 'no-sponsor-left':
      return view
  }
}

function upgradesOf(view: View, seat: Seat): readonly number[] {
  return view.upgrades[seat] ?? []
}

function picked(seat: Seat, card: number, view: View): View {
  const owned = { ...view, upgrades: view.upgrades.with(seat, [...upgradesOf(view, seat), card]) }
  const picking = view.picking.slice(1)
  const isSwap = picking.length === 0 && view.options.season !== 'off'
  return { ...ontoDeck(owned, seat, 1), picking: isSwap ? driversOnGrid(view).slice(-1) : picking }
}

/** HT-SPON-05: when the deck runs out, those that were used make a new one. */
function sponsored(view: View, seat: Seat, count: number, cards: readonly number[], viewer: Viewer): View {
  const all = sponsorKinds.length * copiesOfSponsor
  const owned = view.sponsors.reduce((sum, own) => sum + own, 0)
  const spent = owned + view.spent.length >= all ? [] : view.spent
  const got = { ...received(view, seat, count, cards, viewer), spent }
  return {
    ...got,
    sponsors: view.sponsors.with(seat, at(view.sponsors, seat) + count),
    sponsored: seat === viewer ? [...view.sponsored, ...cards].sort((a, b) => a - b) : view.sponsored,
  }
}

/** HT-CHAMP-16: what stays with the drivers after a race. */
function collected(view: View): View {
  const none = () => view.upgrades.map(() => [])
  const zeros = () => view.upgrades.map(() => 0)
  return {
    ...view,
    ...{ area: none(), discard: none(), known: none(), onTop: none(), hand: [], laid: [], held: zeros() },
    deckSizes: view.upgrades.map((own, seat) => speedCards.length + own.length + at(view.sponsors, seat)),
    ...{ engine: zeros(), stress: zeros(), reserve: stressSupply, dealtHeat: 0 },
    ...{ weather: 'none', road: [], round: 0, left: noSymbols(), worth: [], flipped: [], spent: [] },
  }
}

function called(event: Extract<SeasonEvent, { type: 'race-called' }>, view: View): View {
  const { circuit, laps, grid } = event
  return {
    ...view,
    ...{ circuit, laps, event: event.event, lapOne: [], eliminated: [], legendCards: [] },
    progress: view.progress.map((_, car) => -1 - Math.floor(grid.indexOf(car) / 2)),
    spot: view.spot.map((_, car) => grid.indexOf(car) % 2),
    place: view.place.map(() => 0),
    finishedIn: view.finishedIn.map(() => 0),
    gear: view.gear.map(() => firstGear),
  }
}

function ready({ heat, stress }: Extract<SeasonEvent, { type: 'cars-ready' }>, view: View): View {
  const { intoDeck = 0, intoDiscard = 0 } = weathering(view.weather)
  const isSingle = view.options.season === 'off'
  const everyone = <Item>(item: Item) => view.upgrades.map(() => item)
  return {
    ...view,
    aside: isSingle ? [...view.aside, ...view.market] : view.aside,
    ...{ market: [], picking: [], draftRound: isSingle ? 3 : view.draftRound },
    dealtHeat: heat,
    reserve: stressSupply - view.seats * stress,
    stress: everyone(stress),
    engine: everyone(heat - intoDeck - intoDiscard),
    discard: view.discard.map(() => copies(heatCard, intoDiscard)),
    deckSizes: view.deckSizes.map((size) => size + stress + intoDeck),
    gearBefore: view.gear.slice(),
  }
}
