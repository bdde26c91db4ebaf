import { listed } from '@paddock/racing'
import type { SeasonWords } from './words.ts'

function ordinal(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`
}

function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`
}

export const en: SeasonWords = {
  title(season) {
    if (season === 'own') return 'Season of chance'
    return season === 'all-time' ? 'Best of all time' : `Season ${season}`
  },
  came: (place, circuit) => (place === 1 ? `You won: ${circuit}!` : `${ordinal(place)}: ${circuit}`),
  open: 'Season',
  calendar: 'Calendar',
  seasonOf: (year) => `Season ${year}`,
  laps: (count) => (count === 1 ? '1 lap' : `${count} laps`),
  next: 'next',
  underWay: 'under way',
  eventUnknown: 'The event is drawn before the race.',
  brings(sponsors, corners) {
    const cards = sponsors === 1 ? '1 sponsor card' : `${sponsors || 'No'} sponsor cards`
    return `${cards}, press at ${listed(corners, 'and')}.`
  },
  nextRace: 'The next race',
  thisRace: 'This race',
  standings: 'Standings',
  inAll: 'All seasons together',
  earlier: 'Earlier seasons',
  noRaceYet: 'No race has been driven yet: the grid is drawn by lot.',
  driver: 'Driver',
  sum: 'Points',
  chart: 'Points after each race',
  line: (name, sums) => `${name}: ${sums.join(', ')}`,
  chartHow: 'Points added up, race by race',
  place: ordinal,
  points,
  result: (place, count) => `${ordinal(place)}, ${points(count)}`,
  tie: 'Equal points: the better place in the latest race decides.',
  carried: 'What you carry over',
  carriedHow: 'Upgrades and unused sponsor cards stay in your deck from race to race.',
  upgrades: 'Upgrades',
  sponsors: 'Sponsor cards',
  none: 'none',
  raceShort: (race) => `R${race}`,
}
