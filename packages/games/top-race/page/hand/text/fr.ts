import { capital, listed } from '@paddock/racing'
import { colourNames, ordinal, spaces } from '@paddock/racing/words/french'
import type { PairEffect } from '../../../prospects/pair-effect.ts'
import type { RowEffect } from '../../../prospects/row-effect.ts'
import { colourOf } from '../../livery.ts'
import type { HandWords } from './words.ts'

function colour(car: number): string {
  return colourNames[colourOf(car)]
}

/** « la rouge » */
function the(car: number): string {
  return `la ${colour(car)}`
}

function either(spaces: readonly string[]): string {
  return spaces.length < 2 ? (spaces[0] ?? '') : `${spaces.slice(0, -1).join(', ')} ou ${spaces.at(-1)}`
}

function arrived(home: readonly string[]): string {
  return home.length === 1 ? `${home[0]} est arrivée` : `${listed(home, 'et')} sont arrivées`
}

function acceleration({ front, rear, steps, ends, isLevel, wasLevel }: PairEffect): string {
  const [ahead, behind] = [the(front), capital(the(rear))]
  if (wasLevel) return `${behind} est déjà à la hauteur de ${ahead}\u00a0: rien ne bouge.`
  if (steps === 0) return `${behind} ne peut pas se rapprocher de ${ahead}\u00a0: la voie est bloquée.`
  const far = `${behind} remonte de ${spaces(steps)} en ${either(ends)}`
  return isLevel ? `${far}, à la hauteur de ${ahead}.` : `${far}, aussi près de ${ahead} que la voie est libre.`
}

function breakdown({ front, rear, leaves, stands }: PairEffect): string {
  if (leaves === undefined) return `${capital(the(front))} est déjà en panne près de ${stands}\u00a0: rien ne change.`
  return `${capital(the(front))} quitte ${leaves} et attend au bord de la piste que ${the(rear)} soit passée.`
}

function rowEffect(of: RowEffect): string {
  if (of.kind === 'lost')
    return of.why === 'finished' ? 'perdu\u00a0: elle est arrivée' : 'perdu\u00a0: elle est en panne'
  if (of.isHome) return 'passe la ligne d’arrivée'
  if (of.steps === of.spaces) return spaces(of.steps)
  const why = of.blockers.length > 0 ? `, derrière ${listed(of.blockers.map(the), 'et')}` : ''
  return of.steps === 0 ? `bloquée${why}` : `${of.steps} sur ${of.spaces}${why}`
}

export const fr: HandWords = {
  place: ordinal,
  nobody: 'à personne',

  yourCards: 'Vos cartes',
  copies: (count) => `${count} en main`,
  rows: (rows) => rows.map(({ colour: of, spaces: far }) => `${of ? colourNames[of] : 'atout'} ${far}`).join(', '),
  pairCard: (one, other) => `Paire ${colourNames[one]} et ${colourNames[other]}\u00a0: accélération ou panne`,
  forOwn: (far) => `${far} pour vos voitures`,
  sum: (sum) => `total ${sum}`,
  sortedOwn: 'Mes voitures d’abord',
  lastCard: 'la dernière carte',
  rowOf: (row, rows) => `ligne ${row} sur ${rows}`,
  order: 'Ordre des voitures',
  noCards: 'Vous n’avez plus de carte. Voyez comment les autres font avancer vos voitures.',
  allHome: 'Toutes vos voitures sont arrivées. Cette course est finie pour vous.',
  watching: 'Où en sont les voitures',

  accelerate: 'Accélération',
  breakDown: 'Panne',
  acceleration,
  breakdown,
  pairShort: 'Paire\u00a0:',
  accelerationShort: ({ steps }) => (steps === 0 ? 'sans effet' : `+${steps}`),
  breakdownShort: ({ leaves }) => (leaves === undefined ? 'sans effet' : 'en panne'),
  owned: (of, owner) => `${capital(colourNames[of])}\u00a0: ${owner ?? 'personne'}`,
  you: 'vous',
  pairOver: (home) => `Plus jouable\u00a0: ${arrived(home.map((of) => `la ${colourNames[of]}`))}.`,
  nothingPlayable: (home) =>
    `Aucune de vos cartes n’est plus jouable\u00a0: ${arrived(home.map((of) => `la ${colourNames[of]}`))}. Défaussez-en une, sans effet.`,

  chooseRow: 'Lignes de la carte',
  chooseCar: 'Voitures',
  chooseEnd: 'Où la voiture s’arrête',
  rowEffect,
  rowEffectShort: (of) => {
    if (of.kind === 'lost') return of.why === 'finished' ? 'perdu\u00a0: arrivée' : 'perdu\u00a0: en panne'
    return of.isHome ? 'arrivée' : of.steps === 0 ? 'bloquée' : `${of.steps} sur ${of.spaces}`
  },
  rowLabel: (of, far, looks) =>
    `${capital(of ? colourNames[of] : 'atout')} ${far}${looks ? `, ${rowEffect(looks)}` : ', voiture au choix'}`,
  anyCar: 'au choix, hors de la carte',
  end: ({ isHome }, space) => (isHome ? 'Arrivée' : (space ?? '')),
  howFar: 'Combien de cases',
  howFarSteps: (steps, far) => `${steps} sur ${far}`,
  fewer: 'Une case de moins',
  more: 'Une case de plus',

  tie: 'À égalité, dans cet ordre\u00a0:',
  sealedCard: (sum) => `Votre carte est posée face cachée\u00a0: total ${sum}.`,
  shownOrder: 'Dans cet ordre',
  shownCard: (name, sum) => `${name}, total ${sum}`,

  turnOver: 'Retournez\u00a0!',
  pileLeft: (count) => (count < 2 ? `${count} carte dans la pile` : `${count} cartes dans la pile`),
  reshuffled: 'La pile est vide\u00a0: la défausse est d’abord mélangée.',

  betsShort: 'Mises',
  bet: (line) => `Mise ${line}`,
  betsSecret: 'Personne d’autre ne les voit avant la fin de la course.',
  noBetYet: 'pas encore faite',
  sheetTitle: 'Mises secrètes\u00a0: ce que chacune rapporte ou coûte selon la place de sa voiture',
  inThousands: 'k$',
  betOn: (of, rank, owner, money) =>
    `Miser sur la ${colourNames[of]}, ${ordinal(rank)}, ${owner === undefined ? 'à personne' : `à ${owner}`}\u00a0; si la course finissait maintenant ${money}`,
  ifNow: 'en l’état',
  sealedBet: (of) => `Vous misez sur la ${colourNames[of]}.`,

  isHome: 'arrivée',
  behind: (columns) => (columns === 0 ? 'à hauteur' : `−${columns}`),

  played: 'Défausse',
  playedTitle: 'La défausse, la dernière carte d’abord',
  nothingPlayed: 'Aucune carte n’a encore été jouée.',
  thrownAway: 'défaussée sans effet',
}
