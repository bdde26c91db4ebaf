import type { Options } from '../../../rules/options.ts'

/** What the page of a season says in one language. */
export interface SeasonWords {
  title(season: Options['season']): string
  /** How a race went for whoever looks: "you won in Great Britain". */
  came(place: number, circuit: string): string
  readonly open: string
  readonly calendar: string
  /** "1962", in the best of all time. */
  seasonOf(year: number): string
  laps(count: number): string
  readonly next: string
  readonly underWay: string
  readonly eventUnknown: string
  /** "1 sponsor card, press at B". */
  brings(sponsors: number, corners: readonly string[]): string
  readonly nextRace: string
  readonly thisRace: string
  readonly standings: string
  readonly inAll: string
  readonly earlier: string
  readonly noRaceYet: string
  readonly driver: string
  readonly sum: string
  readonly chart: string
  /** For ears: what the chart shows of a car. */
  line(name: string, sums: readonly number[]): string
  readonly chartHow: string
  place(place: number): string
  points(points: number): string
  /** "2nd, 6 points". */
  result(place: number, points: number): string
  readonly tie: string
  readonly carried: string
  readonly carriedHow: string
  readonly upgrades: string
  readonly sponsors: string
  readonly none: string
  raceShort(race: number): string
}
