import type { InEveryLanguage } from '../../language.ts'

/** Whose car it is, for whoever looks. */
export type Whose = 'yours' | 'of-another' | 'of-nobody'

/** What games of cars on lanes say alike in great moments; a car is "red", « la rouge ». */
interface LaneMoments {
  finished(car: string, place: number, whose: Whose): string
  jammed(car: string, lost: number, whose: Whose): string
  /** Of cars that one card has brought home. */
  readonly byOneCard: string
}

const places = { en: ['1st', '2nd', '3rd'], fr: ['1re'] }

export const laneMoments: InEveryLanguage<LaneMoments> = {
  en: {
    finished: (car, place, whose) =>
      `${whose === 'yours' ? `Your ${car} car` : capital(car)} comes in ${places.en[place - 1] ?? `${place}th`}!`,
    jammed: (car, lost, whose) =>
      `${whose === 'yours' ? `Your ${car} car` : capital(car)} is stuck: ${lost} spaces lost!`,
    byOneCard: 'One card brings them in: the row carried out first decides.',
  },
  fr: {
    finished: (car, place, whose) =>
      `${capital(car)}${whose === 'yours' ? ', la vôtre,' : ''} arrive ${places.fr[place - 1] ?? `${place}e`}\u00a0!`,
    jammed: (car, lost, whose) =>
      `${capital(car)}${whose === 'yours' ? ', la vôtre,' : ''} est bloquée\u00a0: ${lost} cases perdues\u00a0!`,
    byOneCard: 'Une même carte les fait arriver\u00a0: la ligne jouée la première décide.',
  },
}

export function whoseIs(owner: number | undefined, viewer: unknown): Whose {
  if (owner === undefined || owner < 0) return 'of-nobody'
  return owner === viewer ? 'yours' : 'of-another'
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
