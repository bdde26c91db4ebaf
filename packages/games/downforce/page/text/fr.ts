import { driven as byLane, carsHome } from '@paddock/page-kit/lanes/text/fr.ts'
import { capital } from '@paddock/racing'
import { colourNames, ordinal, spaces } from '@paddock/racing/words/french'
import type { PowerName } from '../../rules/cards.ts'
import type { Bid } from '../../rules/state.ts'
import { trackCalled } from '../../rules/track.ts'
import type { View } from '../../rules/view.ts'
import type { DownforceDrive } from '../board/drive.ts'
import { openCards } from '../cards/played.ts'
import { colourOf } from '../livery.ts'
import type { PowerWords, TableWords } from './words.ts'

const powers: Readonly<Record<PowerName, PowerWords>> = {
  aggressive: {
    name: 'Agressif',
    effect:
      'Votre voiture inscrite sur la première ligne de votre carte peut avancer d’une case de plus. Un joker ne compte pas.',
  },
  cunning: { name: 'Rusé', effect: 'Vous dirigez vos voitures sur les cartes de tout le monde.' },
  determined: {
    name: 'Déterminé',
    effect:
      'Sur votre carte, votre voiture qui n’est entrée que sur des cases rectangulaires peut aussitôt avancer de 2 cases de plus.',
  },
  strategic: { name: 'Stratège', effect: 'Vous pouvez ignorer une ligne de chaque carte que vous jouez.' },
  tricky: { name: 'Malin', effect: 'Vous pouvez jouer votre carte de bas en haut.' },
  unpredictable: {
    name: 'Imprévisible',
    effect: 'Vos jokers peuvent aussi prendre une couleur inscrite sur la carte.',
  },
}

export function money(millions: number): string {
  return millions < 0 ? `−${0 - millions}\u00a0$` : `${millions}\u00a0$`
}

function driven(drive: DownforceDrive): string {
  const { bonus } = drive
  const more = bonus === 'aggressive' ? ', dont 1 par Agressif' : bonus === 'determined' ? ' de plus par Déterminé' : ''
  return byLane(drive, (car) => colourNames[colourOf(car)], more)
}

/** Whoever is home throws cards away unplayed, so from then on the cars are counted. */
function progress(view: View): string {
  const home = view.finished.length
  if (home > 0) return carsHome(home)
  const played = openCards(view)
  return played < 2 ? `${played} carte jouée` : `${played} cartes jouées`
}

function bidding({ card, value, by }: Bid): string {
  if (card === null) return 'passe'
  if (value === 0) return 'ne mise rien'
  const how = by === 'wild' ? ' avec son joker' : by === 'lowest' ? ' avec son plus petit chiffre' : ''
  return `mise ${value} ${value < 2 ? 'million' : 'millions'}${how}`
}

export const fr: TableWords = {
  headline(view) {
    const { name } = trackCalled(view.circuit).circuit
    const tour = view.options.format === 'world-tour' ? `Course ${view.race} sur 2, ` : ''
    if (view.phase === 'bid') {
      const lot = view.isSecondOffer ? 'les invendues' : `lot ${6 - view.lotsLeft} sur 6`
      return `${tour === '' ? 'Enchères' : `${tour}enchères`}, ${lot}`
    }
    if (view.phase === 'keep' || view.phase === 'swap') return tour === '' ? 'Pouvoirs' : `${tour}pouvoirs`
    return `${tour === '' ? 'Course, ' : tour}${name}, ${progress(view)}`
  },
  place: ordinal,
  money,
  car: (colour) => `Voiture ${colourNames[colour]}`,
  colour: (colour) => colourNames[colour],
  wild: 'joker',
  powers,
  noPower: 'Sans pouvoir',
  carOnTrack({ colour, owner, place: rank, space, isDriven }) {
    const where = space === undefined ? `arrivée ${ordinal(rank)}` : `sur la case ${space}, ${ordinal(rank)}`
    return `${capital(colourNames[colour])}, ${owner ?? 'à personne'}, ${where}${isDriven ? ', à elle d’avancer' : ''}`
  },
  drive: (drive) => `${capital(colourNames[colourOf(drive.car)])}\u00a0: ${driven(drive)}`,
  driveTo: (drive, space) =>
    drive.isHome || drive.path.length === 0 ? fr.drive(drive) : `${fr.drive(drive)}, ${space}`,
  end: (drive, space) => (drive.isHome ? 'Arrivée' : (space ?? '')),
  bottomUp: 'De bas en haut',

  onOffer: 'Aux enchères',
  grid: (rank) => (rank === 1 ? 'en pole position' : `${ordinal(rank)} sur la grille`),
  onlyThese: (letters) => `Réservée à qui n’a pas de voiture\u00a0: ${letters.join(' ')}`,
  onceMore: 'seconde offre',
  pass: 'Passer',
  bidding,
  bidShort: ({ card, value }) => (card === null ? 'passe' : value === 0 ? 'rien' : money(value)),
  sealedBid: (bid) =>
    bid.value === 0
      ? 'Votre carte est posée\u00a0: elle ne mise rien.'
      : `Vous misez ${bid.value} ${bid.value < 2 ? 'million' : 'millions'}.`,
  sealedPass: 'Vous passez.',
  bids: 'Mises',
  strength: 'Votre main, cases par couleur',
  strengthOf: (of, count) => `${of}\u00a0: ${spaces(count)}`,

  yourCards: 'Vos cartes',
  copies: (count) => `${count} en main`,
  rows: (rows) => rows.map(({ colour, spaces: far }) => `${colour ? colourNames[colour] : 'joker'} ${far}`).join(', '),
  order: 'Ordre des voitures',
  row: (row, rows) => `ligne ${row} sur ${rows}`,
  played: 'Défausse',
  bet: (line) => `Pari ${line}`,
  cards: (count) => `${count} ${count < 2 ? 'carte' : 'cartes'}`,
  paid: (millions) => `payé ${money(millions)}`,
  noCar: 'pas encore de voiture',
}
