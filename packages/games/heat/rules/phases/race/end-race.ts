/** A race is over: points, what is kept, and the next race of the season. */
import type { Rng, Seat, Tell } from '@paddock/kernel'
import { isBetweenSeasons } from '../../../modules/season/calendar.ts'
import { pointsOf, racesOfSeason, sumOfPoints } from '../../../modules/season/standings.ts'
import { inPlay, isSponsor, speedCards, stressSupply } from '../../cards.ts'
import { cardsOf } from '../../piles/piles.ts'
import type { Event, State } from '../../state.ts'
import { noSymbols } from '../../symbols-left.ts'
import { callRace } from './race.ts'

export function endRace(state: State, rng: Rng, tell: Tell<Event>): void {
  const { options, circuit, event, place, eliminated, results, calendar } = state
  const isSeason = options.season !== 'off'
  const points = isSeason ? pointsOf(place, event, eliminated) : []
  const before = racesOfSeason(options, results)
  state.order = []
  state.turn = 0
  state.adrenaline = []
  state.phase = 'over'
  if (isSeason) results.push({ circuit, event, place: place.slice(), points })
  tell({ type: 'race-ended', place: place.slice(), points })
  if (!isSeason) return
  const isOver = results.length === calendar.length
  const isLastOfSeason = isOver || isBetweenSeasons(options, results.length)
  if (!isOver) collect(state, rng)
  if (isLastOfSeason && !isOver) state.phase = 'keep'
  if (isLastOfSeason) tell({ type: 'season-ended', points: sumOfPoints([...before, ...results.slice(-1)], state.cars) })
  else callRace(state, rng, tell)
}

/** HT-CHAMP-16, HT-CHAMP-17, HT-SPON-08, HT-SPON-09: Speed cards, upgrades and unused sponsors stay with their driver. */
function collect(state: State, rng: Rng): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const kept = pilesOf(state, seat).filter(isSponsor)
    state.decks[seat] = [...speedCards, ...cardsOf(state.upgrades, seat).map(inPlay), ...kept]
    state.hands[seat] = []
    state.played[seat] = []
    state.area[seat] = []
    state.discard[seat] = []
    state.known[seat] = []
    state.onTop[seat] = []
    state.engine[seat] = 0
    state.stress[seat] = 0
  }
  state.reserve = stressSupply
  state.dealtHeat = 0
  state.weather = 'none'
  state.road = []
  state.round = 0
  state.left = noSymbols()
  state.worth = []
  state.flipped = []
  state.sponsorDeck.push(...state.spent.splice(0))
  rng.shuffle(state.sponsorDeck)
}

function pilesOf({ hands, decks, discard, area, played }: State, seat: Seat): number[] {
  return [hands, decks, discard, area, played].flatMap((piles) => cardsOf(piles, seat))
}
