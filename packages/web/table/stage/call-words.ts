import type { CueKind } from '@paddock/page-kit/cue.ts'
import type { InEveryLanguage } from '@paddock/page-kit/language.ts'

function ordinal(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`
}

/** Of a car. */
function rang(place: number): string {
  return place === 1 ? '1re' : `${place}e`
}

/** Of what happens to a car, as far as it is called at all. */
const cues: Readonly<Partial<Record<CueKind, string>>> = {
  slipstream: 'Slipstream',
  boost: 'Boost',
  jam: 'Blocked',
  finish: 'Over the line',
  out: 'Out',
}

const en = {
  /** A place as it is called: "3rd". */
  place: ordinal,
  lead: (isYou: boolean): string => (isYou ? 'You take the lead!' : 'Takes the lead!'),
  /** It has come up to a place. */
  up: (place: number, isYou: boolean) => (isYou ? `You are up to ${ordinal(place)}` : `▲ ${ordinal(place)}`),
  passesYou: 'Passes you!',
  lastLap: 'Last lap!',
  lastRound: 'Last round!',
  cues,
  lights: 'Lights out, and away!',
  photoFinish: 'Photo finish',
  ahead: 'ahead',
}

/** What is called out at a car, and over the board: a few words, to you as you. */
export type CallWords = Readonly<typeof en>

const fr: CallWords = {
  place: rang,
  lead: (isYou) => (isYou ? 'Vous prenez la tête\u00a0!' : 'En tête\u00a0!'),
  up: (place, isYou) => (isYou ? `Vous voilà ${rang(place)}` : `▲ ${rang(place)}`),
  passesYou: 'On vous double\u00a0!',
  lastLap: 'Dernier tour\u00a0!',
  lastRound: 'Dernière manche\u00a0!',
  cues: { slipstream: 'Aspiration', boost: 'Boost', jam: 'Bloquée', finish: 'Arrivée', out: 'Éliminée' },
  lights: 'Les feux sont éteints\u00a0: partez\u00a0!',
  photoFinish: 'Photo-finish',
  ahead: 'devant',
}

export const callWords: InEveryLanguage<CallWords> = { en, fr }
