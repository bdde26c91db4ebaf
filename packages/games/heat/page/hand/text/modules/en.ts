import type { There } from '../../../../prospects/facts/there.ts'
import type { Gain, Plan } from '../../../../prospects/plan.ts'
import { rangeText } from '../../../../prospects/range.ts'
import { type Card, cardName, faceOf } from '../../../../rules/cards.ts'
import { figureOf, isPrinted } from '../../../../words/figures.ts'
import { meanings } from '../../../../words/meanings/index.ts'
import type { CornerNotes } from './words.ts'

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`
}

function short(card: Card): string {
  if (isPrinted(card)) return `${meanings.en.card(card).title} ${figureOf(card)}`
  return faceOf(card).kind === 'heat' ? 'heat' : String(cardName(card))
}

function list(cards: readonly Card[]): string {
  return cards.map(short).join(', ')
}

export const en = {
  /** The part of the car, or the sponsor, at the foot of a card. */
  part: (card: Card): string => meanings.en.card(card).title,
  /** Short enough for a button: "Brakes 1/3". */
  short,
  counts: (worth: number) => `counts ${worth}`,
  cornerNotes({ change, overheats, hasPress }: CornerNotes): string {
    const notes = [
      ...(change === 0 ? [] : [`changed by ${change > 0 ? `+${change}` : `−${-change}`}`]),
      ...(overheats ? ['1 heat more above it'] : []),
      ...(hasPress ? ['press'] : []),
    ]
    return notes.join(', ')
  },

  /** What the sector brings where the car ends; empty where it brings nothing. */
  there({ freeBoost, noCooldown, noSlipstream, cooldown, slipstream }: There): string {
    const notes = [
      ...(freeBoost ? ['boost is free'] : []),
      ...(noCooldown ? ['no cooling'] : []),
      ...(cooldown > 0 ? [`cooldown +${cooldown}`] : []),
      ...(noSlipstream ? ['no slipstream'] : []),
      ...(slipstream > 0 ? [`slipstream +${slipstream}`] : []),
    ]
    return notes.length === 0 ? '' : `There: ${notes.join(', ')}.`
  },
  /** What cards cost, and how much of it the engine does not hold yet. */
  cardsCost: (heat: number, missing: number) =>
    missing > 0 ? `The cards cost ${heat} heat: cool ${missing} first.` : `The cards cost ${heat} heat.`,
  gain({ by, corner, isSure }: Gain): string {
    const why = { press: `Press at ${corner}`, 'record-speed': 'Record speed', 'cars-passed': 'Three cars passed' }
    return `${why[by]}: ${isSure ? '' : 'perhaps '}a sponsor card.`
  },
  /** So many sponsor cards, on a button. */
  sponsors: (count: number) => counted(count, 'sponsor card'),
  replacedCards: (count: number) =>
    count === 1
      ? 'Not enough heat for a card: a flipped one takes its place.'
      : `Not enough heat for ${count} cards: flipped ones take their place.`,
  youChoose: 'You choose the value when all is flipped.',
  /** A plan of one choice of values, as a sentence. */
  choosing({ speeds, heat, spinOuts, corners }: Plan): string {
    const speed = rangeText(speeds)
    if (spinOuts.length > 0) return `At ${speed}: may spin out in ${spinOuts[0]?.letter ?? ''}.`
    if (corners.length === 0) return `At ${speed}: no corner.`
    const letters = corners.map(({ letter }) => letter).join(', ')
    return `At ${speed}: crosses ${letters}, ${rangeText(heat)} heat.`
  },
  /** A shift by two without the Heat for it. */
  repaired: (from: number, meant: number) =>
    meant > from
      ? `No heat for two gears: one of the cards is taken away at random, and it is gear ${from + 1}.`
      : `No heat for two gears: one more card is flipped, and it is gear ${from - 1}.`,
  repairedHead: 'no heat: will be repaired',
  rescued: (letter: string, cooling: number) => `Spins out in ${letter} unless you cool ${cooling} first.`,

  /** Each card that leaves a choice with what it would count: "Brakes 3". */
  values: (cards: readonly Card[], values: readonly number[]): string =>
    cards.map((card, index) => `${meanings.en.card(card).title} ${values[index]}`).join(', '),

  mustFirst: 'This must be done:',
  notYet: 'after what must be done',
  pay: (card: Card, heat: number) => `Pay ${heat} for ${short(card)}`,
  payBrings: (engine: number) => `engine then ${engine}`,
  replace: (card: Card) => `Replace ${short(card)}`,
  replaceBrings: ({ speeds }: Plan) => `its heat cannot be paid: flip a card instead, speed ${rangeText(speeds)}`,
  scrap: (cards: number) => `Scrap ${cards}`,
  scrapBrings: 'from the deck to the discard',
  relieveStress: 'Drop stress',
  relieve: (stress: number) => `Drop ${stress} stress`,
  relieveBrings: (left: number) => `to the discard, ${left} left in hand`,
  salvage: (most: number) => `Salvage up to ${most}`,
  salvageBrings: 'cards of your discard into the deck',
  salvageCards: (cards: readonly Card[]) => (cards.length === 0 ? 'Salvage' : `Salvage ${list(cards)}`),
  salvagePick: 'Your discard: what goes back into the deck?',
  back: 'Back',
  direct: (card: Card) => `Play ${short(card)}`,
  directOwes(heat: number, scrap: number): string {
    const owed = [...(heat > 0 ? [`${heat} heat`] : []), ...(scrap > 0 ? [`scrap ${scrap}`] : [])]
    return owed.length === 0 ? '' : `costs ${owed.join(', ')}`
  },
  accelerate: (spaces: number) => `Accelerate +${spaces}`,
  boostFree: 'free here',
  noCooling: 'Clouds: no cooling here.',

  refreshPick: 'Tap what goes back on the deck, the topmost first. The rest is discarded.',
  refreshOne: (card: Card) => `${short(card)} on the deck`,
  refreshOneBrings: 'you draw it again first',
  refreshNone: 'Leave it',
  refreshNoneBrings: 'goes to the discard',
  refreshCards: (cards: readonly Card[]) => (cards.length === 0 ? 'Leave them' : `On the deck: ${list(cards)}`),

  discardHow: (size: number) => `Pick what you want to be rid of: you draw back up to ${counted(size, 'card')}.`,
  discardAtMost: (count: number) => `${count} at a time; you are asked again.`,
}
