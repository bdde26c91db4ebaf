import { listed } from '@paddock/racing'
import type { Options } from '../../../rules/options.ts'

function ordinal(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`
}

function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`
}

export const en = {
  title(season: Options['season']): string {
    if (season === 'own') return 'Season of chance'
    return season === 'all-time' ? 'Best of all time' : `Season ${season}`
  },
  /** How a race went for whoever looks: "you won in Great Britain". */
  came: (place: number, circuit: string) => (place === 1 ? `You won: ${circuit}!` : `${ordinal(place)}: ${circuit}`),
  /** How a season went for whoever looks. */
  cameInSeason: (place: number, year: number) =>
    place === 1 ? `You are champion of ${year}!` : `${ordinal(place)} in ${year}`,
  open: 'Season',
  calendar: 'Calendar',
  /** "1962", in the best of all time. */
  seasonOf: (year: number) => `Season ${year}`,
  laps: (count: number) => (count === 1 ? '1 lap' : `${count} laps`),
  next: 'next',
  underWay: 'under way',
  eventUnknown: 'The event is drawn before the race.',
  /** "1 sponsor card, press at B". */
  brings(sponsors: number, corners: readonly string[]): string {
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
  /** For ears: what the chart shows of a car. */
  line: (name: string, sums: readonly number[]) => `${name}: ${sums.join(', ')}`,
  chartHow: 'Points added up, race by race',
  place: ordinal,
  points,
  /** "2nd, 6 points". */
  result: (place: number, count: number) => `${ordinal(place)}, ${points(count)}`,
  tie: 'Equal points: the better place in the latest race decides.',
  carried: 'What you carry over',
  carriedHow: 'Upgrades and unused sponsor cards stay in your deck from race to race.',
  upgrades: 'Upgrades',
  sponsors: 'Sponsor cards',
  none: 'none',
  raceShort: (race: number) => `R${race}`,
}
