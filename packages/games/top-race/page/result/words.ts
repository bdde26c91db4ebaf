import { hasInFrench, type Subject, whoIn, whomIn } from '@paddock/page-kit/subject.ts'
import { capital } from '@paddock/racing'
import { spaces } from '@paddock/racing/words/english'
import { spaces as cases } from '@paddock/racing/words/french'
import { car as colour, money, theCar } from '../../words/en/names.ts'
import { car as couleur, theCar as laVoiture, money as somme } from '../../words/fr/names.ts'

export type SourceName = 'prizes' | 'bets' | 'tokens' | 'prices'

export interface ResultWords {
  readonly sources: Readonly<Record<SourceName, string>>
  readonly driven: string
  readonly lost: string
  readonly heldUp: string
  readonly breakdowns: string
  readonly suffered: string
  readonly accelerations: string
  money(thousands: number): string
  /** A car at the start of a sentence, with its owner: "Blue (Anna)". */
  car(car: number, owner: string | undefined): string
  margin(winner: Subject, other: Subject, thousands: number): string
  bySource(source: SourceName, winner: Subject, amount: number, other: Subject, less: number): string
  firstHome(who: Subject, car: number): string
  jam(who: Subject, car: number, lost: number, blocker: number): string
  brokeDown(who: Subject, car: number, by: Subject): string
}

const by = { prizes: 'prizes', bets: 'bets', tokens: 'tokens' }
const par = { prizes: 'de primes', bets: 'aux paris', tokens: 'par les jetons' }

const en: ResultWords = {
  sources: { prizes: 'Prizes', bets: 'Bets', tokens: 'Tokens', prices: 'Paid for drivers' },
  driven: 'Spaces driven by own cars',
  lost: 'Spaces own cars lost',
  heldUp: 'Spaces others lost behind them',
  breakdowns: 'Breakdowns dealt',
  suffered: 'Breakdowns of own cars',
  accelerations: 'Accelerations',
  money,
  car: (car, owner) => (owner === undefined ? capital(theCar(car)) : `${capital(theCar(car))} (${owner})`),
  margin: (winner, other, thousands) =>
    thousands === 0
      ? `${whoIn('en', winner)} had as much in the end as ${whomIn('en', other)}.`
      : `${whoIn('en', winner)} had ${money(thousands)} more in the end than ${whomIn('en', other)}.`,
  bySource(source, winner, amount, other, less) {
    const against = `against ${money(source === 'prices' ? -less : less)} for ${whomIn('en', other)}`
    if (source === 'prices') return `${whoIn('en', winner)} paid ${money(-amount)} for drivers, ${against}.`
    return `${whoIn('en', winner)} made ${money(amount)} by ${by[source]}, ${against}.`
  },
  firstHome: (who, car) => `${capital(theCar(car))} came first for ${whomIn('en', who)}.`,
  jam: (who, car, lost, blocker) =>
    `${who.isYou ? 'Your' : `${who.name}’s`} ${colour(car)} car lost ${spaces(lost)} behind ${theCar(blocker)} in one move.`,
  brokeDown: (who, car, cause) =>
    `${who.isYou ? 'Your' : `${who.name}’s`} ${colour(car)} car broke down on a card of ${cause.isYou ? 'yours' : cause.name}.`,
}

const fr: ResultWords = {
  sources: { prizes: 'Primes', bets: 'Paris', tokens: 'Jetons', prices: 'Payé pour les pilotes' },
  driven: 'Cases parcourues par ses voitures',
  lost: 'Cases perdues par ses voitures',
  heldUp: 'Cases perdues derrière elles',
  breakdowns: 'Pannes infligées',
  suffered: 'Pannes de ses voitures',
  accelerations: 'Accélérations',
  money: somme,
  car: (car, owner) => (owner === undefined ? capital(laVoiture(car)) : `${capital(laVoiture(car))} (${owner})`),
  margin: (winner, other, thousands) =>
    thousands === 0
      ? `${hasInFrench(winner)} fini avec autant que ${whomIn('fr', other)}.`
      : `${hasInFrench(winner)} fini avec ${somme(thousands)} de plus que ${whomIn('fr', other)}.`,
  bySource(source, winner, amount, other, less) {
    const against = `contre ${somme(source === 'prices' ? -less : less)} pour ${whomIn('fr', other)}`
    if (source === 'prices') return `${hasInFrench(winner)} payé ${somme(-amount)} pour les pilotes, ${against}.`
    return `${hasInFrench(winner)} touché ${somme(amount)} ${par[source]}, ${against}.`
  },
  firstHome: (who, car) => `${capital(laVoiture(car))} est arrivée première pour ${whomIn('fr', who)}.`,
  jam: (who, car, lost, blocker) =>
    `${who.isYou ? `Votre voiture ${couleur(car)}` : `La voiture ${couleur(car)} (${who.name})`} a perdu ${cases(lost)} derrière ${laVoiture(blocker)} en un seul coup.`,
  brokeDown: (who, car, cause) =>
    `${who.isYou ? `Votre voiture ${couleur(car)}` : `La voiture ${couleur(car)} (${who.name})`} est tombée en panne sur une carte ${cause.isYou ? 'à vous' : `de ${cause.name}`}.`,
}

export const words = { en, fr }
