import { hasInFrench, type Subject, whoIn, whomIn } from '@paddock/page-kit/subject.ts'
import { capital } from '@paddock/racing'
import { spaces } from '@paddock/racing/words/english'
import { spaces as cases } from '@paddock/racing/words/french'
import { car as colour, money, theCar } from '../../words/en/names.ts'
import { car as couleur, theCar as laVoiture, money as somme } from '../../words/fr/names.ts'

export type SourceName = 'race' | 'bets' | 'prices'

export interface ResultWords {
  readonly sources: Readonly<Record<SourceName, string>>
  readonly driven: string
  readonly lost: string
  readonly heldUp: string
  readonly wilds: string
  money(millions: number): string
  /** A car at the start of a sentence, with its owner: "Blue (Anna)". */
  car(car: number, owner: string | undefined): string
  margin(winner: Subject, other: Subject, millions: number): string
  bySource(source: SourceName, winner: Subject, amount: number, other: Subject, less: number): string
  firstHome(who: Subject, car: number): string
  jam(who: Subject, car: number, lost: number, blocker: number): string
}

const en: ResultWords = {
  sources: { race: 'Won in the race', bets: 'Won by bets', prices: 'Paid in the auction' },
  driven: 'Spaces driven by own cars',
  lost: 'Spaces own cars lost',
  heldUp: 'Spaces others lost behind them',
  wilds: 'Wilds named',
  money,
  car: (car, owner) => (owner === undefined ? capital(theCar(car)) : `${capital(theCar(car))} (${owner})`),
  margin: (winner, other, millions) =>
    millions === 0
      ? `${whoIn('en', winner)} made as much as ${whomIn('en', other)}: the better car decided.`
      : `${whoIn('en', winner)} made ${money(millions)} more than ${whomIn('en', other)}.`,
  bySource(source, winner, amount, other, less) {
    const against = `against ${money(Math.abs(less))} for ${whomIn('en', other)}`
    if (source === 'prices') return `${whoIn('en', winner)} paid ${money(-amount)} for cars, ${against}.`
    const by = source === 'race' ? 'in the race' : 'by bets'
    return `${whoIn('en', winner)} won ${money(amount)} ${by}, ${against}.`
  },
  firstHome: (who, car) => `${capital(theCar(car))} came first for ${whomIn('en', who)}.`,
  jam: (who, car, lost, blocker) =>
    `${who.isYou ? 'Your' : `${who.name}’s`} ${colour(car)} car lost ${spaces(lost)} behind ${theCar(blocker)} in one move.`,
}

const fr: ResultWords = {
  sources: { race: 'Gagné en course', bets: 'Gagné aux paris', prices: 'Payé aux enchères' },
  driven: 'Cases parcourues par ses voitures',
  lost: 'Cases perdues par ses voitures',
  heldUp: 'Cases perdues derrière elles',
  wilds: 'Jokers attribués',
  money: somme,
  car: (car, owner) => (owner === undefined ? capital(laVoiture(car)) : `${capital(laVoiture(car))} (${owner})`),
  margin: (winner, other, millions) =>
    millions === 0
      ? `${hasInFrench(winner)} gagné autant que ${whomIn('fr', other)}\u00a0: la meilleure voiture a tranché.`
      : `${hasInFrench(winner)} gagné ${somme(millions)} de plus que ${whomIn('fr', other)}.`,
  bySource(source, winner, amount, other, less) {
    const against = `contre ${somme(Math.abs(less))} pour ${whomIn('fr', other)}`
    if (source === 'prices') return `${hasInFrench(winner)} payé ${somme(-amount)} pour les voitures, ${against}.`
    const by = source === 'race' ? 'en course' : 'aux paris'
    return `${hasInFrench(winner)} gagné ${somme(amount)} ${by}, ${against}.`
  },
  firstHome: (who, car) => `${capital(laVoiture(car))} est arrivée première pour ${whomIn('fr', who)}.`,
  jam: (who, car, lost, blocker) =>
    `${who.isYou ? `Votre voiture ${couleur(car)}` : `La voiture ${couleur(car)} (${who.name})`} a perdu ${cases(lost)} derrière ${laVoiture(blocker)} en un seul coup.`,
}

export const words = { en, fr }
