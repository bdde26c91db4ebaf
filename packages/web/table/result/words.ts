import type { InEveryLanguage } from '@paddock/page-kit/language.ts'
import { hasInFrench, type Subject, whoIn } from '@paddock/page-kit/subject.ts'

/** What the result says in one language. */
export interface ResultWords {
  /** What decided it. */
  readonly decided: string
  ledAllTheWay(who: Subject): string
  tookLead(who: Subject, round: number): string
  tookLeadAtLast(who: Subject): string
  readonly seeIt: string
  seeAgain(said: string): string
  /** The places by round. */
  readonly places: string
  readonly placesHow: string
  readonly placesTable: string
  readonly grid: string
  readonly roundShort: string
  readonly car: string
  race(race: number): string
  round(round: number): string
  /** The figures. */
  readonly figures: string
  readonly figuresHow: string
  readonly figure: string
  seeFigure(label: string, who: string, amount: string): string
  readonly counting: string
  readonly noStory: string
  /** What to take along. */
  readonly share: string
  readonly picture: string
  readonly sharePicture: string
  readonly savePicture: string
  readonly pictureTrouble: string
  readonly replayLink: string
  readonly replayLinkHelp: string
  /** What to do next. */
  readonly next: string
  otherCircuit(circuit: string | undefined): string
  readonly stronger: string
  readonly oneMore: string
}

export const words: InEveryLanguage<ResultWords> = {
  en: {
    decided: 'What decided it',
    ledAllTheWay: (who) => `${whoIn('en', who)} led from start to finish.`,
    tookLead: (who, round) => `${whoIn('en', who)} took the lead in round ${round} and kept it.`,
    tookLeadAtLast: (who) => `${whoIn('en', who)} took the lead only in the last round.`,
    seeIt: 'See it again',
    seeAgain: (said) => `See it again: ${said}`,
    places: 'Places by round',
    placesHow: 'A line for every car: the higher, the further ahead. A round leads to its end in the replay.',
    placesTable: 'The same as a table',
    grid: 'Grid',
    roundShort: 'Round',
    car: 'Car',
    race: (race) => `Race ${race}`,
    round: (round) => `End of round ${round}, in the replay`,
    figures: 'In figures',
    figuresHow: 'Each figure leads to the moment in the replay where it, or most of it, came about.',
    figure: 'Figure',
    seeFigure: (label, who, amount) => `${who}, ${label}: ${amount}. See it again`,
    counting: 'Counting…',
    noStory: 'The figures of this race cannot be had just now.',
    share: 'Share',
    picture: 'The finish as a picture',
    sharePicture: 'Share the picture',
    savePicture: 'Save the picture',
    pictureTrouble: 'This browser could not make the picture.',
    replayLink: 'Link to the replay',
    replayLinkHelp: 'Whoever opens it can watch the whole race.',
    next: 'What next?',
    otherCircuit: (circuit) => (circuit === undefined ? 'Another circuit' : `Another circuit: ${circuit}`),
    stronger: 'Against seasoned bots',
    oneMore: 'With one more bot',
  },
  fr: {
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
  },
}
