import { capital } from '@paddock/racing'
import { spaces } from '@paddock/racing/words/english'
import { spaces as cases } from '@paddock/racing/words/french'
import { type Subject, whomIn } from '../../subject.ts'

/** How a game calls its cars in one language: "red", and as the subject of a sentence. */
interface Cars {
  car(car: number): string
  theCar(car: number): string
}

/** What is said alike of everyone's cars when a match is over. */
export function english({ car: colour, theCar }: Cars) {
  const carOf = (who: Subject, car: number) => `${who.isYou ? 'Your' : `${who.name}’s`} ${colour(car)} car`
  return {
    driven: 'Spaces driven by own cars',
    lost: 'Spaces own cars lost',
    heldUp: 'Spaces others lost behind them',
    /** A car at the start of a sentence, with its owner: "Blue (Anna)". */
    car: (car: number, owner: string | undefined) =>
      owner === undefined ? capital(theCar(car)) : `${capital(theCar(car))} (${owner})`,
    /** The same where it matters whose it is: "Anna’s blue car". */
    carOf,
    firstHome: (who: Subject, car: number) => `${capital(theCar(car))} came first for ${whomIn('en', who)}.`,
    jam: (who: Subject, car: number, lost: number, blocker: number) =>
      `${carOf(who, car)} lost ${spaces(lost)} behind ${colour(blocker)} in one move.`,
  }
}

export type CarWords = Readonly<ReturnType<typeof english>>

export function french({ car: colour, theCar }: Cars): CarWords {
  const carOf = (who: Subject, car: number) =>
    who.isYou ? `Votre voiture ${colour(car)}` : `La voiture ${colour(car)} (${who.name})`
  return {
    driven: 'Cases parcourues par ses voitures',
    lost: 'Cases perdues par ses voitures',
    heldUp: 'Cases perdues derrière elles',
    car: (car, owner) => (owner === undefined ? capital(theCar(car)) : `${capital(theCar(car))} (${owner})`),
    carOf,
    firstHome: (who, car) => `${capital(theCar(car))} est arrivée première pour ${whomIn('fr', who)}.`,
    jam: (who, car, lost, blocker) =>
      `${carOf(who, car)} a perdu ${cases(lost)} derrière ${theCar(blocker)} en un seul coup.`,
  }
}
