import type { EndOnRoad } from '../../../prospects/facts/road.ts'
import type { Range } from '../../../prospects/range.ts'
import { type Card, cardName, faceOf } from '../../../rules/cards.ts'
import { gearOf } from '../../../rules/gears.ts'
import { isPrinted } from '../../../words/figures.ts'
import { meanings } from '../../../words/meanings/index.ts'
import { fastestFirst } from '../picking/selection.ts'
import { casesOf, isSure, percentOf } from '../plan/chance.ts'
import { fr as modules } from './modules/fr.ts'
import type { RaceWords } from './words.ts'

/** French counts zero and one in the singular. */
function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count < 2 ? one : many}`
}

function range({ least, most }: Range): string {
  return least === most ? String(least) : `${least}\u00a0à\u00a0${most}`
}

function heat(count: number): string {
  return counted(count, 'surchauffe')
}

function heatRange({ least, most }: Range): string {
  if (most === 0) return 'rien à payer'
  return least === most ? heat(most) : `${least}\u00a0à\u00a0${heat(most)}`
}

function ordinal(place: number): string {
  return place === 1 ? '1re' : `${place}e`
}

function capital(said: string): string {
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

function cards(list: readonly Card[]): string {
  return fastestFirst(list).map(modules.short).join(', ')
}

function chance(value: number): string {
  if (isSure(value)) return 'à coup sûr'
  const fraction = casesOf(value)
  return fraction ? `${fraction.cases} fois sur ${fraction.of}` : `dans ${percentOf(value)}\u00a0% des cas`
}

function where({ before, spaces }: EndOnRoad): string {
  if (before !== 'finish') return `${spaces} avant ${before}`
  if (spaces > 0) return `${spaces} avant l’arrivée`
  return spaces === 0 ? 'juste après l’arrivée' : `${counted(-spaces, 'case')} après l’arrivée`
}

export const fr: RaceWords = {
  explained: (what, how) => `${what}\u00a0: ${how}`,
  yourCards: 'Vos cartes',
  dashboard: 'Votre tableau de bord',
  gear: 'Rapport',
  gearIs: (gear) => `Rapport ${gear}`,
  gearBrings(gear) {
    const { cards: count, symbols } = gearOf(gear)
    const cooldown = symbols.cooldown ? `, refroidit ${symbols.cooldown}` : ''
    return `${counted(count, 'carte')}${cooldown}`
  },
  engine: 'Moteur',
  engineHolds: (count, room) => `Moteur\u00a0: ${heat(count)} sur ${room}`,
  deck: 'Pioche',
  discardPile: 'Défausse',
  pile: (name, count, top) => `${name}\u00a0: ${counted(count, 'carte')}${top ? `, ${top} sur le dessus` : ''}`,
  playArea: 'Jouées',
  faceDown: 'face cachée',
  flipped: 'retournée',
  setAside: 'retournée, ne compte pas',

  speed: 'Vitesse',
  heatCard: 'Surch.',
  stressCard: 'Stress',
  card(card) {
    if (isPrinted(card)) return modules.short(card)
    const name = cardName(card)
    if (faceOf(card).kind === 'heat') return 'Surchauffe'
    if (name === 'stress') return 'Stress'
    return name === 0 || name === 5 ? `Amélioration ${name}` : `Vitesse ${name}`
  },
  meaning(card) {
    if (isPrinted(card)) return capital(meanings.fr.card(card).name)
    const name = cardName(card)
    if (faceOf(card).kind === 'heat')
      return 'Surchauffe\u00a0: ni jouée ni défaussée. Refroidissez-la pour la rendre au moteur.'
    if (name === 'stress') {
      return 'Stress\u00a0: on retourne des cartes jusqu’à une carte Vitesse (1 à 4), dont la valeur compte. Ne se défausse pas.'
    }
    if (name === 0 || name === 5) return `Amélioration\u00a0: ${name} de vitesse. Retournée, elle ne compte pas.`
    return `Carte Vitesse\u00a0: ${name} de vitesse.`
  },

  ahead: 'Devant',
  away: 'dans',
  cornerAhead: ({ letter, limit }, spaces) => `Virage ${letter} dans ${spaces}, limite ${limit}`,
  finishAhead: (spaces) => `Arrivée dans ${spaces}`,

  speedIs: (speeds) => `Vitesse ${range(speeds)}`,
  ends(slowest, fastest) {
    if (slowest.before === fastest.before && slowest.spaces === fastest.spaces) return `Finit ${where(slowest)}.`
    if (slowest.before === fastest.before && fastest.spaces > 0) {
      return `Finit entre ${slowest.spaces} et ${where(fastest)}.`
    }
    if (slowest.before === 'finish' && slowest.spaces < 0) return `Finit entre ${-slowest.spaces} et ${where(fastest)}.`
    return `Finit entre ${where(slowest)} et ${where(fastest)}.`
  },
  crosses({ letter, limit, chance: likely, ...heats }, { speeds }) {
    const cost = heatRange(heats)
    if (speeds.least === speeds.most) return `Passe ${letter} à ${speeds.most}, limite ${limit}\u00a0: ${cost}.`
    if (isSure(likely)) return `Passe ${letter}, limite ${limit}\u00a0: ${cost}.`
    return `Passe ${letter}, limite ${limit}, ${chance(likely)}\u00a0: ${cost}.`
  },
  engineAfter({ engine, bill, left }) {
    if (bill.most === 0) return `Moteur\u00a0: ${heat(engine)}.`
    return `Moteur\u00a0: ${engine}, puis ${range(left)}.`
  },
  spinsOut({ letter, chance: likely, rescue, stress }) {
    if (rescue > 0) return modules.rescued(letter, rescue)
    return isSure(likely)
      ? `Tête-à-queue en ${letter}\u00a0: moteur vidé, ${stress} stress, rapport 1.`
      : `Tête-à-queue en ${letter} ${chance(likely)}\u00a0: moteur vidé, ${stress} stress.`
  },
  lost: (spaces) => `${counted(spaces, 'case perdue', 'cases perdues')} vu les voitures\u00a0: plus de place libre.`,
  brief({ risk, speeds, corners, heat: heats }) {
    const speed = `vitesse ${range(speeds)}`
    if (isSure(risk)) return `tête-à-queue, ${speed}`
    const cost = corners.length === 0 ? '' : `, ${heats.most === 0 ? 'rien à payer' : `paie ${heatRange(heats)}`}`
    return risk > 0 ? `${speed}, tête-à-queue ${chance(risk)}${cost && `${cost} sinon`}` : `${speed}${cost}`
  },

  shiftTo({ gear, cost, range: outlook }) {
    const parts = [`Rapport ${gear}`, fr.gearBrings(gear), cost > 0 ? `paie ${heat(cost)}` : 'gratuit']
    if (!outlook) return [...parts, fr.tooFewCards].join(', ')
    parts.push(`vitesse ${range(outlook.speeds)}`)
    if (outlook.corners.length > 0) {
      parts.push(`peut passer ${outlook.corners.join(', ')}\u00a0: ${heatRange(outlook.heat)}`)
    }
    if (outlook.paid.most > 0) parts.push(`cartes ${heatRange(outlook.paid)}`)
    if (outlook.spinsOut !== 'never') parts.push(outlook.spinsOut === 'always' ? fr.spinSure : fr.spinPossible)
    return parts.join(', ')
  },
  cardsHead: 'Cartes',
  outcomeHead: 'Effet',
  end: where,
  tooFewCards: 'pas assez de cartes',
  outOfReach: 'hors de portée',
  spinSure: 'tête-à-queue',
  spinPossible: 'tête-à-queue possible',
  clutteredGear:
    'Trop peu de cartes jouables\u00a0: votre main est encombrée. La voiture restera sur place, en première.',
  shift: 'Engager',
  takeGear: (gear) => `Passer le rapport ${gear}`,
  gearThenCards: (gear, list) => `Rapport ${gear}, puis ${cards(list)}`,
  gearAndCards: (gear, list) => `Rapport ${gear}\u00a0: jouer ${cards(list)}`,
  changeGear: (gear) => `Changer pour le rapport ${gear}`,
  gearOnly: 'Le rapport seul\u00a0: voir d’abord les autres',
  cardsAfterGears: 'Les cartes attendent que vous ayez vu les rapports des autres.',

  pick: (left) => (left === 1 ? 'Encore 1 carte à choisir.' : `Choisissez ${left} cartes.`),
  play: (list) => `Jouer ${cards(list)}`,
  change: (list) => `Changer pour ${cards(list)}`,
  cannotPlayHeat: 'une surchauffe ne se joue pas',
  cluttered:
    'Votre main est encombrée\u00a0: trop de surchauffes pour ce rapport. Vous posez ce que vous pouvez et complétez avec des surchauffes. La voiture reste sur place, en première, et vous repiochez.',
  layDown: (list) => `Poser ${cards(list)}`,
  shiftsTo: (gear, cost) => (cost > 0 ? `Rapport ${gear}, paie ${heat(cost)}.` : `Rapport ${gear}.`),
  sealedGear: (gear, list) =>
    list.length > 0 ? `Choisi\u00a0: rapport ${gear} avec ${cards(list)}.` : `Choisi\u00a0: rapport ${gear}.`,
  sealedCards: (list) => `Choisi\u00a0: ${cards(list)}.`,
  sealedLeaving: 'Choisi\u00a0: vous abandonnez.',

  symbols: 'Ce que vous pouvez utiliser',
  doIt: 'Faire',
  coolHeat: 'Refroidir',
  cool: (count) => `Refroidir ${count}`,
  coolBrings: (engine, left) =>
    `moteur ${engine}, ${left === 0 ? 'plus de surchauffe en main' : `encore ${heat(left)} en main`}`,
  boost: 'Boost',
  boostCosts: '1 surchauffe',
  adrenaline: 'Adrénaline +1',
  goOn: 'Continuer',
  goOnBrings({ spinOuts: [spin], heat: heats }) {
    if (spin) return spin.rescue > 0 ? `refroidir ${spin.rescue} avant` : `tête-à-queue en ${spin.letter}`
    return heats.most === 0 ? 'rien à payer' : `paie ${heat(heats.most)}`
  },
  slipstream: (spaces) => `Aspiration +${spaces}`,
  stay: 'Rester ici',

  discardsAhead: (count) =>
    count === 0
      ? 'Choisissez des cartes à défausser en fin de tour.'
      : `En fin de tour\u00a0: ${counted(count, 'carte défaussée', 'cartes défaussées')}.`,
  goOnKeeping: 'Continuer, tout garder',
  goOnKeepingBrings: 'sans défausse',
  discard: (count) => `Défausser ${count}`,
  keepAll: 'Tout garder',
  cannotDiscard: 'surchauffe et stress ne se défaussent pas',
  boundCards: 'Surchauffes et stress restent.',

  giveUp: 'Abandonner',
  giveUpSure: 'Abandonner la course\u00a0? Vous prenez la dernière place libre.',
  giveUpYes: 'Oui, j’abandonne',
  giveUpNo: 'Continuer la course',

  turnOf: (name) => `Au volant\u00a0: ${name}`,
  yourTurn: 'Vous roulez',
  everyoneChooses: 'Chacun choisit en secret.',
  home: (place) => `Vous êtes à l’arrivée, à la ${ordinal(place)} place.`,
  gaveUp: (place) => `Vous avez abandonné\u00a0: ${ordinal(place)} place.`,
  raceOver: 'La course est finie.',
  watching: 'Vous regardez\u00a0: mains et pioches restent cachées.',
}
