import type { InEveryLanguage } from '@paddock/page-kit/language.ts'
import { hasInFrench, type Subject, whoIn } from '@paddock/page-kit/subject.ts'

const en = {
  /** What decided it. */
  decided: 'What decided it',
  ledAllTheWay: (who: Subject) => `${whoIn('en', who)} led from start to finish.`,
  tookLead: (who: Subject, round: number) => `${whoIn('en', who)} took the lead in round ${round} and kept it.`,
  tookLeadAtLast: (who: Subject) => `${whoIn('en', who)} took the lead only in the last round.`,
  seeIt: 'See it again',
  seeAgain: (said: string) => `See it again: ${said}`,
  /** The places by round. */
  places: 'Places by round',
  placesHow: 'A line for every car: the higher, the further ahead. A round leads to its end in the replay.',
  placesTable: 'The same as a table',
  grid: 'Grid',
  roundShort: 'Round',
  car: 'Car',
  race: (race: number) => `Race ${race}`,
  round: (round: number) => `End of round ${round}, in the replay`,
  /** The figures. */
  figures: 'In figures',
  figuresHow: 'Each figure leads to the moment in the replay where it, or most of it, came about.',
  figure: 'Figure',
  seeFigure: (label: string, who: string, amount: string) => `${who}, ${label}: ${amount}. See it again`,
  counting: 'Counting…',
  noStory: 'The figures of this race cannot be had just now.',
  /** What to take along. */
  share: 'Share',
  picture: 'The finish as a picture',
  sharePicture: 'Share the picture',
  savePicture: 'Save the picture',
  pictureTrouble: 'This browser could not make the picture.',
  replayLink: 'Link to the replay',
  replayLinkHelp: 'Whoever opens it can watch the whole race.',
  /** What to do next. */
  next: 'What next?',
  otherCircuit: (circuit: string | undefined) =>
    circuit === undefined ? 'Another circuit' : `Another circuit: ${circuit}`,
  stronger: 'Against seasoned bots',
  oneMore: 'With one more bot',
  /** After a first race that was lost. */
  lesson: (title: string) => `See how it is done: ${title}`,
}

/** What the result says in one language. */
export type ResultWords = Readonly<typeof en>

const fr: ResultWords = {
  decided: 'Ce qui a fait la différence',
  ledAllTheWay: (who) => `${hasInFrench(who)} mené du départ à l’arrivée.`,
  tookLead: (who, round) =>
    `${hasInFrench(who)} pris la tête à la manche ${round} et ne l’${who.isYou ? 'avez' : 'a'} plus quittée.`,
  tookLeadAtLast: (who) => `${who.isYou ? 'Vous n’avez' : `${who.name} n’a`} pris la tête qu’à la dernière manche.`,
  seeIt: 'Revoir',
  seeAgain: (said) => `Revoir\u00a0: ${said}`,
  places: 'Les places, manche par manche',
  placesHow:
    'Une ligne par voiture\u00a0: plus elle est haute, mieux elle est placée. Chaque manche mène à sa fin, dans la rediffusion.',
  placesTable: 'Les mêmes en tableau',
  grid: 'Grille',
  roundShort: 'Manche',
  car: 'Voiture',
  race: (race) => `Course ${race}`,
  round: (round) => `Fin de la manche ${round}, dans la rediffusion`,
  figures: 'En chiffres',
  figuresHow: 'Chaque chiffre mène au moment de la rediffusion d’où il vient, pour l’essentiel.',
  figure: 'Chiffre',
  seeFigure: (label, who, amount) => `${who}, ${label}\u00a0: ${amount}. Revoir`,
  counting: 'On compte…',
  noStory: 'Les chiffres de cette partie manquent pour l’instant.',
  share: 'Partager',
  picture: 'L’arrivée en image',
  sharePicture: 'Partager l’image',
  savePicture: 'Enregistrer l’image',
  pictureTrouble: 'Ce navigateur n’a pas pu faire l’image.',
  replayLink: 'Lien vers la rediffusion',
  replayLinkHelp: 'Qui l’ouvre peut revoir toute la partie.',
  next: 'Et maintenant\u00a0?',
  otherCircuit: (circuit) => (circuit === undefined ? 'Autre circuit' : `Autre circuit\u00a0: ${circuit}`),
  stronger: 'Contre des bots aguerris',
  oneMore: 'Avec un bot de plus',
  lesson: (title) => `Voir comment on fait\u00a0: ${title}`,
}

export const words: InEveryLanguage<ResultWords> = { en, fr }
