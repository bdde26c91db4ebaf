import { elided, hasInFrench, type Subject, whoIn, whomIn } from '@paddock/page-kit/subject.ts'
import { sum } from '@paddock/racing'

/** "28 points (15 + 9 + 4)", in both languages. */
function summed(cars: readonly number[]): string {
  return `${sum(cars)} points (${cars.join(' + ')})`
}

const en = {
  turbos: 'Extra turbos',
  driven: 'Spaces driven',
  longest: 'Longest drive',
  lost: 'Spaces lost to full ones',
  firstOut: 'First car out in',
  lastOut: 'Last car out in',
  inRace: (race: number, races: number) => (race > races ? 'won' : race === races ? 'final' : `race ${race}`),
  wonFinal: (car: string, points: number) => `${car} won the final${points > 0 ? `: ${points} points` : ''}.`,
  /** `cars`: what each car of the winner brought, the best first. */
  byPoints: (winner: Subject, other: Subject, cars: readonly number[], less: number) =>
    `${whoIn('en', winner)} scored ${summed(cars)}, ${sum(cars) - less} more than ${whomIn('en', other)}.`,
  byBestCar: (winner: Subject, other: Subject, cars: readonly number[]) =>
    `${whoIn('en', winner)} scored ${summed(cars)}, as many as ${whomIn('en', other)}: the better car decided.`,
  lasted: (winner: Subject, other: Subject) =>
    `${whoIn('en', winner)} kept a car in the race longer than ${whomIn('en', other)}.`,
  teamOut: (who: Subject, race: number) => `${whoIn('en', who)} had no car left after race ${race}.`,
}

export type ResultWords = Readonly<typeof en>

const fr: ResultWords = {
  turbos: 'Turbos supplémentaires',
  driven: 'Cases parcourues',
  longest: 'Plus longue avancée',
  lost: 'Cases perdues, faute de place',
  firstOut: 'Première voiture éliminée',
  lastOut: 'Dernière voiture éliminée',
  inRace: (race, races) => (race > races ? 'gagne' : race === races ? 'finale' : `manche ${race}`),
  wonFinal: (car, points) => `${car} a gagné la finale${points > 0 ? `\u00a0: ${points} points` : ''}.`,
  byPoints: (winner, other, cars, less) =>
    `${hasInFrench(winner)} marqué ${summed(cars)}, ${sum(cars) - less} de plus ${elided('que', whomIn('fr', other))}.`,
  byBestCar: (winner, other, cars) =>
    `${hasInFrench(winner)} marqué ${summed(cars)}, autant ${elided('que', whomIn('fr', other))}\u00a0: la meilleure voiture a tranché.`,
  lasted: (winner, other) =>
    `${hasInFrench(winner)} gardé une voiture en course plus longtemps ${elided('que', whomIn('fr', other))}.`,
  teamOut: (who, race) =>
    `${who.isYou ? 'Vous n’aviez' : `${who.name} n’avait`} plus de voiture après la manche ${race}.`,
}

export const words = { en, fr }
