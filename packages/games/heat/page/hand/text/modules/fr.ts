import type { Range } from '../../../../prospects/range.ts'
import { type Card, cardName, faceOf, upgradeOf } from '../../../../rules/cards.ts'
import { figureOf, isPrinted } from '../../../../words/figures.ts'
import { meanings } from '../../../../words/meanings/index.ts'
import type { ModuleWords } from './words.ts'

/** French counts zero and one in the singular. */
function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count < 2 ? one : many}`
}

function heat(count: number): string {
  return counted(count, 'surchauffe')
}

function range({ least, most }: Range): string {
  return least === most ? String(least) : `${least}\u00a0à\u00a0${most}`
}

/** Its full name is too long for a card or a button. */
function titleOf(card: Card, cooling = 'Refroidissement'): string {
  return upgradeOf(card)?.category === 'cooling' ? cooling : meanings.fr.card(card).title
}

function short(card: Card): string {
  if (isPrinted(card)) return `${titleOf(card)} ${figureOf(card)}`
  return faceOf(card).kind === 'heat' ? 'surchauffe' : String(cardName(card))
}

function list(cards: readonly Card[]): string {
  return cards.map(short).join(', ')
}

export const fr: ModuleWords = {
  part: (card) => titleOf(card, 'Refroi\u00addissement'),
  short,
  counts: (worth) => `compte ${worth}`,
  cornerNotes({ change, overheats, hasPress }) {
    const notes = [
      ...(change === 0 ? [] : [`modifiée de ${change > 0 ? `+${change}` : `−${-change}`}`]),
      ...(overheats ? ['1 surchauffe de plus au-delà'] : []),
      ...(hasPress ? ['presse'] : []),
    ]
    return notes.join(', ')
  },

  there({ freeBoost, noCooldown, noSlipstream, cooldown, slipstream }) {
    const notes = [
      ...(freeBoost ? ['boost gratuit'] : []),
      ...(noCooldown ? ['pas de refroidissement'] : []),
      ...(cooldown > 0 ? [`refroidissement +${cooldown}`] : []),
      ...(noSlipstream ? ['pas d’aspiration'] : []),
      ...(slipstream > 0 ? [`aspiration +${slipstream}`] : []),
    ]
    return notes.length === 0 ? '' : `Là-bas\u00a0: ${notes.join(', ')}.`
  },
  cardsCost: (count, missing) =>
    missing > 0
      ? `Les cartes coûtent ${heat(count)}\u00a0: refroidissez-en ${missing} avant.`
      : `Les cartes coûtent ${heat(count)}.`,
  gain({ by, corner, isSure }) {
    const why = {
      press: `Presse en ${corner}`,
      'record-speed': 'Vitesse record',
      'cars-passed': 'Trois voitures dépassées',
    }
    return `${why[by]}\u00a0: ${isSure ? '' : 'peut-être '}une carte Sponsor.`
  },
  sponsors: (count) => counted(count, 'carte Sponsor', 'cartes Sponsor'),
  replacedCards: (count) =>
    count === 1
      ? 'Pas assez de surchauffe pour une carte\u00a0: une carte retournée la remplace.'
      : `Pas assez de surchauffe pour ${count} cartes\u00a0: des cartes retournées les remplacent.`,
  youChoose: 'Vous choisirez la valeur une fois tout retourné.',
  choosing({ speeds, heat: { least, most }, spinOuts, corners }) {
    const speed = range(speeds)
    if (spinOuts.length > 0) return `À ${speed}\u00a0: tête-à-queue possible en ${spinOuts[0]?.letter ?? ''}.`
    if (corners.length === 0) return `À ${speed}\u00a0: aucun virage.`
    const letters = corners.map(({ letter }) => letter).join(', ')
    const cost = most === 0 ? 'rien à payer' : least === most ? heat(most) : `${least}\u00a0à\u00a0${heat(most)}`
    return `À ${speed}\u00a0: passe ${letters}, ${cost}.`
  },
  repaired: (from, meant) =>
    meant > from
      ? `Pas de surchauffe pour deux rapports\u00a0: une des cartes est retirée au hasard, et c’est le rapport ${from + 1}.`
      : `Pas de surchauffe pour deux rapports\u00a0: une carte de plus est retournée, et c’est le rapport ${from - 1}.`,
  repairedHead: 'sans surchauffe\u00a0: sera corrigé',
  rescued: (letter, cooling) => `Tête-à-queue en ${letter}, à moins d’en refroidir ${cooling} avant.`,

  values: (cards, values) => cards.map((card, index) => `${meanings.fr.card(card).title} ${values[index]}`).join(', '),

  mustFirst: 'Obligatoire\u00a0:',
  notYet: 'après ce qui est obligatoire',
  pay: (card, cost) => `Payer ${cost} pour ${short(card)}`,
  payBrings: (engine) => `moteur à ${engine}`,
  replace: (card) => `Remplacer ${short(card)}`,
  replaceBrings: ({ speeds }) => `impayable\u00a0: une carte retournée à la place, vitesse ${range(speeds)}`,
  scrap: (cards) => `Jeter ${cards}`,
  scrapBrings: 'de la pioche à la défausse',
  relieveStress: 'Évacuer le stress',
  relieve: (stress) => `Évacuer ${stress} stress`,
  relieveBrings: (left) => `à la défausse, encore ${left} en main`,
  salvage: (most) => `Récupérer ${most} au plus`,
  salvageBrings: 'de votre défausse vers la pioche',
  salvageCards: (cards) => (cards.length === 0 ? 'Récupérer' : `Récupérer ${list(cards)}`),
  salvagePick: 'Votre défausse\u00a0: que remettre dans la pioche\u00a0?',
  back: 'Retour',
  direct: (card) => `Jouer ${short(card)}`,
  directOwes(cost, scrap) {
    const owed = [...(cost > 0 ? [heat(cost)] : []), ...(scrap > 0 ? [`${counted(scrap, 'carte')} à jeter`] : [])]
    return owed.length === 0 ? '' : `coûte ${owed.join(', ')}`
  },
  accelerate: (spaces) => `Accélérer +${spaces}`,
  boostFree: 'gratuit ici',
  noCooling: 'Nuages\u00a0: pas de refroidissement ici.',

  refreshPick: 'Touchez ce qui retourne sur la pioche, le dessus en premier. Le reste est défaussé.',
  refreshOne: (card) => `${short(card)} sur la pioche`,
  refreshOneBrings: 'vous la repiochez en premier',
  refreshNone: 'La laisser',
  refreshNoneBrings: 'part à la défausse',
  refreshCards: (cards) => (cards.length === 0 ? 'Les laisser' : `Sur la pioche\u00a0: ${list(cards)}`),

  discardHow: (size) =>
    `Choisissez ce dont vous ne voulez plus\u00a0: vous repiochez jusqu’à ${counted(size, 'carte')}.`,
  discardAtMost: (count) => `${count} à la fois\u00a0; on vous redemandera.`,
}
