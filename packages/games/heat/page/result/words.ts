import { elided, hasInFrench, type Subject, whoIn, whomIn } from '@paddock/page-kit/subject.ts'
import { spaces } from '@paddock/racing/words/english'
import { spaces as cases, counted } from '@paddock/racing/words/french'

/** Where in a match something happened: in which round, and in a season in which race. */
export interface When {
  readonly round: number
  readonly race?: number
}

function when({ round, race }: When): string {
  return race === undefined ? `in round ${round}` : `in round ${round} of race ${race}`
}

function quand({ round, race }: When): string {
  return race === undefined ? `à la manche ${round}` : `à la manche ${round} de la course ${race}`
}

const en = {
  topSpeed: 'Top speed',
  heatPaid: 'Heat paid',
  inCorners: 'of it in corners',
  cooled: 'Heat cooled',
  boosts: 'Boosts',
  slipstreams: 'Slipstreams',
  spinOuts: 'Spin-outs',
  lost: 'Spaces lost behind others',
  sponsors: 'Sponsor cards earned',
  wins: 'Races won',
  byRounds: (winner: Subject, other: Subject, rounds: number) =>
    `${whoIn('en', winner)} finished ${rounds === 1 ? 'a round' : `${rounds} rounds`} before ${whomIn('en', other)}.`,
  bySpaces: (winner: Subject, other: Subject, count: number) =>
    `${whoIn('en', winner)} finished in the same round as ${whomIn('en', other)}, but ${spaces(count)} further past the line.`,
  byRaceLine: (winner: Subject, other: Subject) =>
    `${whoIn('en', winner)} finished in the same round and space as ${whomIn('en', other)}, but on the race line.`,
  /** Of a car, in the ranking. */
  onRaceLine: 'on the race line',
  notHome: (winner: Subject, other: Subject, isEliminated: boolean): string => {
    const out = isEliminated ? (other.isYou ? 'were out after a spin-out' : 'was out after a spin-out') : 'gave up'
    return `${whoIn('en', winner)} came home; ${whomIn('en', other)} ${out}.`
  },
  byPoints: (winner: Subject, other: Subject, points: number, otherPoints: number) =>
    `${whoIn('en', winner)} scored ${points} points, ${points - otherPoints} more than ${whomIn('en', other)}.`,
  byLatestRace: (winner: Subject, other: Subject, points: number) =>
    `${whoIn('en', winner)} scored ${points} points, as many as ${whomIn('en', other)}: the last race decided.`,
  spunOut: (who: Subject, corner: string, back: number, moment: When) =>
    `${whoIn('en', who)} spun out in corner ${corner} ${when(moment)} and went back ${spaces(back)}.`,
  paid: (who: Subject, heat: number, corner: string, moment: When) =>
    `${whoIn('en', who)} paid ${heat} heat in corner ${corner} ${when(moment)}.`,
  jammed: (who: Subject, count: number, moment: When) =>
    `${whoIn('en', who)} lost ${spaces(count)} behind others ${when(moment)}.`,
}

export type ResultWords = Readonly<typeof en>

const fr: ResultWords = {
  topSpeed: 'Vitesse de pointe',
  heatPaid: 'Surchauffes payées',
  inCorners: 'dont en virage',
  cooled: 'Surchauffes refroidies',
  boosts: 'Boosts',
  slipstreams: 'Aspirations',
  spinOuts: 'Têtes-à-queue',
  lost: 'Cases perdues derrière d’autres',
  sponsors: 'Cartes Sponsor gagnées',
  wins: 'Courses gagnées',
  byRounds: (winner, other, rounds) =>
    `${hasInFrench(winner)} fini ${rounds === 1 ? 'une manche' : `${rounds} manches`} avant ${whomIn('fr', other)}.`,
  bySpaces: (winner, other, count) =>
    `${hasInFrench(winner)} fini dans la même manche ${elided('que', whomIn('fr', other))}, mais ${cases(count)} plus loin après la ligne.`,
  byRaceLine: (winner, other) =>
    `${hasInFrench(winner)} fini dans la même manche et sur la même case ${elided('que', whomIn('fr', other))}, mais sur la trajectoire.`,
  onRaceLine: 'sur la trajectoire',
  notHome: (winner, other, isEliminated) => {
    const has = other.isYou ? 'vous avez' : `${other.name} a`
    const out = isEliminated ? `${has} été éliminé sur un tête-à-queue` : `${has} abandonné`
    return `${winner.isYou ? 'Vous êtes à' : `${winner.name} est à`} l’arrivée\u00a0; ${out}.`
  },
  byPoints: (winner, other, points, otherPoints) =>
    `${hasInFrench(winner)} marqué ${counted(points, 'point')}, ${points - otherPoints} de plus ${elided('que', whomIn('fr', other))}.`,
  byLatestRace: (winner, other, points) =>
    `${hasInFrench(winner)} marqué ${counted(points, 'point')}, autant ${elided('que', whomIn('fr', other))}\u00a0: la dernière course a tranché.`,
  spunOut: (who, corner, back, moment) =>
    `${hasInFrench(who)} fait un tête-à-queue au virage ${corner} ${quand(moment)} et reculé de ${cases(back)}.`,
  paid: (who, heat, corner, moment) =>
    `${hasInFrench(who)} payé ${counted(heat, 'surchauffe')} au virage ${corner} ${quand(moment)}.`,
  jammed: (who, count, moment) => `${hasInFrench(who)} perdu ${cases(count)} derrière d’autres ${quand(moment)}.`,
}

export const words = { en, fr }
