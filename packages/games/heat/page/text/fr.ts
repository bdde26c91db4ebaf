import type { Ahead } from '../../prospects/facts/road.ts'
import type { CertainEnd, CertainMove, TableWords } from './words.ts'

function place(place: number): string {
  return place === 1 ? '1er' : `${place}e`
}

function spaces(count: number): string {
  return count < 2 ? `${count} case` : `${count} cases`
}

function heatCount(count: number): string {
  return count < 2 ? `${count} surchauffe` : `${count} surchauffes`
}

function laps(count: number): string {
  return count < 2 ? `${count} tour` : `${count} tours`
}

function ahead({ corner, distance }: Ahead): string {
  return corner === undefined
    ? `arrivée dans ${distance}`
    : `${corner.letter} dans ${distance} · limite ${corner.limit}`
}

function inWords({ corner, distance }: Ahead): string {
  return corner === undefined
    ? `à ${spaces(distance)} de l’arrivée`
    : `à ${spaces(distance)} du virage ${corner.letter}, limite ${corner.limit}`
}

function bill({ heat, spinsOutAt }: CertainEnd): string {
  if (spinsOutAt !== undefined) return `, tête-à-queue au virage ${spinsOutAt}`
  return heat > 0 ? `, ${heatCount(heat)} à payer` : ''
}

const moves: Readonly<Record<CertainMove, string>> = {
  slipstream: 'Aspiration',
  adrenaline: 'Adrénaline',
  accelerate: 'Accélération',
  direct: 'Jeu direct',
  values: 'Ces valeurs',
}

export const fr: TableWords = {
  headline({ circuit, lap, laps: all, round, isOver, isAlone, race, races, isBefore, isSeasonOver }) {
    const where = race > 0 ? `Course ${race} sur ${races}, ${circuit}` : circuit
    const rounds = fr.rounds(round)
    if (isOver) return isAlone ? `${where}, arrivée en ${rounds}` : `${where}, course finie en ${rounds}`
    if (isSeasonOver) return `${where}, fin de la saison`
    if (isBefore) return `${where}, avant la course`
    return `${where}, tour ${lap} sur ${all}, manche ${round}`
  },
  place,
  carOnTrack({ name, place: rank, isHome, hasGivenUp, isEliminated, ahead: next, isOnTurn }) {
    if (hasGivenUp) return `${name}, abandon, ${place(rank)}`
    if (isEliminated) return `${name}, hors course, ${place(rank)}`
    if (isHome) return `${name}, à l’arrivée, ${place(rank)}`
    const where = next ? inWords(next) : 'au-delà de la ligne d’arrivée'
    return `${name}, ${place(rank)}, ${where}${isOnTurn ? ', à elle de jouer' : ''}`
  },
  target(by, end) {
    return `${moves[by]}\u00a0: ${spaces(end.spaces)}, vitesse ${end.speed}${bill(end)}`
  },

  free: 'sans surchauffe',
  heatCost: (least, most) => (least === most ? `−${heatCount(most)}` : `−${least} à −${heatCount(most)}`),
  spinOut: 'tête-à-queue',
  atSpeed: (least, most, what) => (least === most ? `${least}\u00a0: ${what}` : `${least}–${most}\u00a0: ${what}`),

  gear: (gear) => `rapport ${gear}`,
  engine: (heat) => `${heatCount(heat)} dans le moteur`,
  speed: (speed) => `vitesse ${speed}`,
  lap: (lap, all) => `tour ${lap} sur ${all}`,
  lapShort: (lap, all) => `tour ${lap}/${all}`,
  ahead,
  cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
  adrenaline: 'adrénaline',
  adrenalineHow: 'Adrénaline pour cette manche\u00a0: une case et un refroidissement de plus',
  overTheLine: 'ligne franchie',
  gaveUp: 'abandon',
  eliminated: 'hors course après un tête-à-queue',

  scoreTitle: 'L’arrivée',
  scoreHow:
    'D’abord qui a mis le moins de manches\u00a0; dans la même manche, qui a fini le plus loin après la ligne\u00a0; sur la même case, qui est sur la trajectoire.',
  lastRace: (circuit) => `La dernière course\u00a0: ${circuit}`,
  points: (count) => (count < 2 ? `${count} point` : `${count} points`),
  ofEvent: (count) => `(dont ${count} par l’événement)`,
  upgrades: (count) => (count < 2 ? `${count} amélioration` : `${count} améliorations`),
  timeTrial: 'Contre la montre',
  timeTrialHow: (circuit, all) =>
    `${circuit}, ${laps(all)}, en piste sans personne d’autre. Moins de manches, meilleur temps\u00a0; ensuite comptent les cases après la ligne.`,
  rounds: (count) => (count < 2 ? `${count} manche` : `${count} manches`),
  past: (count) => (count === 0 ? 'juste après la ligne' : `${spaces(count)} après la ligne`),
}
