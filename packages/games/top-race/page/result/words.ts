import { english, french } from '@paddock/page-kit/lanes/result/words.ts'
import { elided, hasInFrench, type Subject, whoIn, whomIn } from '@paddock/page-kit/subject.ts'
import { car, money, theCar } from '../../words/en/names.ts'
import { car as couleur, theCar as laVoiture, money as somme } from '../../words/fr/names.ts'

export type SourceName = 'prizes' | 'bets' | 'tokens' | 'prices'

const by = { prizes: 'prizes', bets: 'bets', tokens: 'tokens' }
const par = { prizes: 'de primes', bets: 'aux paris', tokens: 'par les jetons' }

const cars = english({ car, theCar })
const voitures = french({ car: couleur, theCar: laVoiture })

const en = {
  ...cars,
  sources: {
    prizes: 'Prizes',
    bets: 'Bets',
    tokens: 'Tokens',
    prices: 'Paid for drivers',
  } satisfies Record<SourceName, string>,
  breakdowns: 'Breakdowns dealt',
  suffered: 'Breakdowns of own cars',
  accelerations: 'Accelerations',
  money,
  margin: (winner: Subject, other: Subject, thousands: number) =>
    thousands === 0
      ? `${whoIn('en', winner)} had as much in the end as ${whomIn('en', other)}.`
      : `${whoIn('en', winner)} had ${money(thousands)} more in the end than ${whomIn('en', other)}.`,
  bySource(source: SourceName, winner: Subject, amount: number, other: Subject, less: number): string {
    const against = `against ${money(source === 'prices' ? -less : less)} for ${whomIn('en', other)}`
    if (source === 'prices') return `${whoIn('en', winner)} paid ${money(-amount)} for drivers, ${against}.`
    return `${whoIn('en', winner)} made ${money(amount)} by ${by[source]}, ${against}.`
  },
  brokeDown: (who: Subject, car: number, cause: Subject) =>
    `${cars.carOf(who, car)} broke down on a card of ${cause.isYou ? 'yours' : cause.name}.`,
}

export type ResultWords = Readonly<typeof en>

const fr: ResultWords = {
  ...voitures,
  sources: { prizes: 'Primes', bets: 'Paris', tokens: 'Jetons', prices: 'Payé pour les pilotes' },
  breakdowns: 'Pannes infligées',
  suffered: 'Pannes de ses voitures',
  accelerations: 'Accélérations',
  money: somme,
  margin: (winner, other, thousands) =>
    thousands === 0
      ? `${hasInFrench(winner)} fini avec autant ${elided('que', whomIn('fr', other))}.`
      : `${hasInFrench(winner)} fini avec ${somme(thousands)} de plus ${elided('que', whomIn('fr', other))}.`,
  bySource(source, winner, amount, other, less) {
    const against = `contre ${somme(source === 'prices' ? -less : less)} pour ${whomIn('fr', other)}`
    if (source === 'prices') return `${hasInFrench(winner)} payé ${somme(-amount)} pour les pilotes, ${against}.`
    return `${hasInFrench(winner)} touché ${somme(amount)} ${par[source]}, ${against}.`
  },
  brokeDown: (who, car, cause) =>
    `${voitures.carOf(who, car)} est tombée en panne sur une carte ${cause.isYou ? 'à vous' : elided('de', cause.name)}.`,
}

export const words = { en, fr }
