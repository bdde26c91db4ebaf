import { english, french } from '@paddock/page-kit/lanes/result/words.ts'
import { elided, hasInFrench, type Subject, whoIn, whomIn } from '@paddock/page-kit/subject.ts'
import { car, money, theCar } from '../../words/en/names.ts'
import { car as couleur, theCar as laVoiture, money as somme } from '../../words/fr/names.ts'

export type SourceName = 'race' | 'bets' | 'prices'

const en = {
  ...english({ car, theCar }),
  sources: {
    race: 'Won in the race',
    bets: 'Won by bets',
    prices: 'Paid in the auction',
  } satisfies Record<SourceName, string>,
  wilds: 'Wilds named',
  money,
  margin: (winner: Subject, other: Subject, millions: number) =>
    millions === 0
      ? `${whoIn('en', winner)} made as much as ${whomIn('en', other)}: the better car decided.`
      : `${whoIn('en', winner)} made ${money(millions)} more than ${whomIn('en', other)}.`,
  bySource(source: SourceName, winner: Subject, amount: number, other: Subject, less: number): string {
    const against = `against ${money(Math.abs(less))} for ${whomIn('en', other)}`
    if (source === 'prices') return `${whoIn('en', winner)} paid ${money(-amount)} for cars, ${against}.`
    const by = source === 'race' ? 'in the race' : 'by bets'
    return `${whoIn('en', winner)} won ${money(amount)} ${by}, ${against}.`
  },
}

export type ResultWords = Readonly<typeof en>

const fr: ResultWords = {
  ...french({ car: couleur, theCar: laVoiture }),
  sources: { race: 'Gagné en course', bets: 'Gagné aux paris', prices: 'Payé aux enchères' },
  wilds: 'Jokers attribués',
  money: somme,
  margin: (winner, other, millions) =>
    millions === 0
      ? `${hasInFrench(winner)} gagné autant ${elided('que', whomIn('fr', other))}\u00a0: la meilleure voiture a tranché.`
      : `${hasInFrench(winner)} gagné ${somme(millions)} de plus ${elided('que', whomIn('fr', other))}.`,
  bySource(source, winner, amount, other, less) {
    const against = `contre ${somme(Math.abs(less))} pour ${whomIn('fr', other)}`
    if (source === 'prices') return `${hasInFrench(winner)} payé ${somme(-amount)} pour les voitures, ${against}.`
    const by = source === 'race' ? 'en course' : 'aux paris'
    return `${hasInFrench(winner)} gagné ${somme(amount)} ${by}, ${against}.`
  },
}

export const words = { en, fr }
