import type { CueKind } from '@paddock/page-kit/cue.ts'
import type { InEveryLanguage } from '@paddock/page-kit/language.ts'

/** What is called out at a car, and over the board: a few words, to you as you. */
export interface CallWords {
  /** A place as it is called: "3rd". */
  place(place: number): string
  lead(isYou: boolean): string
  /** It has come up to a place. */
  up(place: number, isYou: boolean): string
  readonly passesYou: string
  readonly lastLap: string
  readonly lastRound: string
  /** Of what happens to a car, as far as it is called at all. */
  readonly cues: Readonly<Partial<Record<CueKind, string>>>
  readonly lights: string
  readonly photoFinish: string
  readonly ahead: string
  readonly goOn: string
}

function ordinal(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`
}

export const callWords: InEveryLanguage<CallWords> = {
  en: {
    place: ordinal,
    lead: (isYou) => (isYou ? 'You take the lead!' : 'Takes the lead!'),
    up: (place, isYou) => (isYou ? `You are up to ${ordinal(place)}` : `▲ ${ordinal(place)}`),
    passesYou: 'Passes you!',
    lastLap: 'Last lap!',
    lastRound: 'Last round!',
    cues: { slipstream: 'Slipstream', boost: 'Boost', jam: 'Blocked', finish: 'Over the line', out: 'Out' },
    lights: 'Lights out, and away!',
    photoFinish: 'Photo finish',
    ahead: 'ahead',
    goOn: 'Go on',
  },
  fr: {
    place: (place) => (place === 1 ? '1re' : `${place}e`),
    lead: (isYou) => (isYou ? 'Vous prenez la tête\u00a0!' : 'Prend la tête\u00a0!'),
    up: (place, isYou) => (isYou ? `Vous voilà ${place}e` : `▲ ${place}e`),
    passesYou: 'Vous double\u00a0!',
    lastLap: 'Dernier tour\u00a0!',
    lastRound: 'Dernière manche\u00a0!',
    cues: { slipstream: 'Aspiration', boost: 'Boost', jam: 'Bloquée', finish: 'Arrivée', out: 'Éliminée' },
    lights: 'Les feux sont éteints\u00a0: partez\u00a0!',
    photoFinish: 'Photo-finish',
    ahead: 'devant',
    goOn: 'Continuer',
  },
}
