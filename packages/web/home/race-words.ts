import type { InEveryLanguage } from '@paddock/page-kit/language.ts'
import type { TableStatus } from '@paddock/protocol'

const ordinal = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** What is the matter with a race that cannot be opened, by the code of the trouble. */
const troubles: Readonly<Record<string, string>> = {
  'rules-version': 'by newer rules than this server knows',
  'unknown-game': 'of a game that this server does not have',
  unreadable: 'damaged, cannot be opened',
}

const en = {
  title: 'Your races',
  resume: 'Resume',
  replay: 'Replay',
  forget: 'Forget',
  forgetForGood: 'Forget for good?',
  yourTurn: 'Your turn',
  damaged: 'A race that this browser kept can no longer be read.',
  damagedName: 'the damaged race',
  you: 'You',
  over: 'finished',
  here: 'in this browser',
  online: 'online',
  justNow: 'just now',
  status: {
    gathering: 'waiting for players',
    racing: 'under way',
    over: 'finished',
    unreadable: 'cannot be opened here',
  } satisfies Record<TableStatus, string>,
  troubles,
  actionFor: (action: string, race: string) => `${action}: ${race}`,
  finished: (count: number) => (count === 1 ? '1 finished race' : `${count} finished races`),
  more: (count: number) => (count === 1 ? '1 more race under way' : `${count} more races under way`),
  bots: (count: number) => (count === 1 ? '1 bot' : `${count} bots`),
  open: (count: number) => (count === 1 ? '1 open seat' : `${count} open seats`),
  moves: (count: number) => (count === 0 ? 'on the grid' : count === 1 ? '1 move' : `${count} moves`),
  place: (place: number) => `you came ${place}${endings[ordinal.select(place)] ?? 'th'}`,
  seat: (number: number) => `Player ${number}`,
}

const fr: typeof en = {
  title: 'Vos courses',
  resume: 'Reprendre',
  replay: 'Revoir',
  forget: 'Effacer',
  forgetForGood: 'Effacer pour de bon\u00a0?',
  yourTurn: 'À vous',
  damaged: 'Une course gardée par ce navigateur n’est plus lisible.',
  damagedName: 'la course illisible',
  you: 'Vous',
  over: 'terminée',
  here: 'dans ce navigateur',
  online: 'en ligne',
  justNow: 'à l’instant',
  status: {
    gathering: 'on attend des joueurs',
    racing: 'en cours',
    over: 'terminée',
    unreadable: 'ne peut être ouverte ici',
  },
  troubles: {
    'rules-version': 'selon des règles plus récentes que celles du serveur',
    'unknown-game': 'd’un jeu que ce serveur n’a pas',
    unreadable: 'endommagée, ne peut être ouverte',
  },
  actionFor: (action, race) => `${action}\u00a0: ${race}`,
  finished: (count) => (count < 2 ? `${count} course terminée` : `${count} courses terminées`),
  more: (count) => (count < 2 ? `${count} autre course en cours` : `${count} autres courses en cours`),
  bots: (count) => (count < 2 ? `${count} bot` : `${count} bots`),
  open: (count) => (count < 2 ? `${count} place libre` : `${count} places libres`),
  moves: (count) => (count === 0 ? 'sur la grille' : count === 1 ? '1 coup' : `${count} coups`),
  place: (place) => (place === 1 ? 'vous avez gagné' : `vous avez fini ${place}e`),
  seat: (number) => `Joueur ${number}`,
}

export const raceWords: InEveryLanguage<typeof en> = { en, fr }
