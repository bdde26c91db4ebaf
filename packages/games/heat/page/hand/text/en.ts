import type { EndOnRoad } from '../../../prospects/facts/road.ts'
import type { GearProspect } from '../../../prospects/gear.ts'
import type { CrossedCorner, Plan, SpinOut } from '../../../prospects/plan.ts'
import type { Range } from '../../../prospects/range.ts'
import { type Card, cardName, faceOf } from '../../../rules/cards.ts'
import type { Corner } from '../../../rules/circuits/plan.ts'
import { gearOf } from '../../../rules/gears.ts'
import { isPrinted } from '../../../words/figures.ts'
import { meanings } from '../../../words/meanings/index.ts'
import { fastestFirst } from '../picking/selection.ts'
import { casesOf, isSure, percentOf } from '../plan/chance.ts'
import { en as modules } from './modules/en.ts'

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

function range({ least, most }: Range): string {
  return least === most ? String(least) : `${least}–${most}`
}

function heat(count: number): string {
  return `${count} heat`
}

function heatRange({ least, most }: Range): string {
  return most === 0 ? 'no heat' : `${range({ least, most })} heat`
}

function capital(said: string): string {
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

function cards(list: readonly Card[]): string {
  return fastestFirst(list).map(modules.short).join(', ')
}

function chance(value: number): string {
  if (isSure(value)) return 'in any case'
  const fraction = casesOf(value)
  return fraction ? `in ${fraction.cases} of ${fraction.of} cases` : `in ${percentOf(value)} % of cases`
}

/** "1 in 2", for a button. */
function odds(value: number): string {
  const fraction = casesOf(value)
  return fraction ? `${fraction.cases} in ${fraction.of}` : `${percentOf(value)} %`
}

function where({ before, spaces }: EndOnRoad): string {
  if (before !== 'finish') return `${spaces} before ${before}`
  if (spaces > 0) return `${spaces} before the finish`
  return spaces === 0 ? 'just past the finish' : `${-spaces} past the finish`
}

export const en = {
  /** For ears: what something is, and what there is to say about it. */
  explained: (what: string, how: string) => `${what}: ${how}`,
  yourCards: 'Your cards',
  dashboard: 'Your dashboard',
  gear: 'Gear',
  gearIs: (gear: number) => `Gear ${gear}`,
  /** "2 cards, cooldown 1". */
  gearBrings(gear: number): string {
    const { cards: count, symbols } = gearOf(gear)
    const cooldown = symbols.cooldown ? `, cooldown ${symbols.cooldown}` : ''
    return `${counted(count, 'card')}${cooldown}`
  },
  engine: 'Engine',
  engineHolds: (count: number, room: number) => `Engine: ${count} of ${room} heat`,
  deck: 'Deck',
  discardPile: 'Discard',
  pile: (name: string, count: number, top: string | undefined) =>
    `${name}: ${counted(count, 'card')}${top ? `, on top ${top}` : ''}`,
  playArea: 'Played',
  faceDown: 'face down',
  flipped: 'flipped',
  setAside: 'flipped, does not count',

  speed: 'Speed',
  heatCard: 'Heat',
  stressCard: 'Stress',
  card(card: Card): string {
    if (isPrinted(card)) return modules.short(card)
    const name = cardName(card)
    if (faceOf(card).kind === 'heat') return 'Heat'
    if (name === 'stress') return 'Stress'
    return name === 0 || name === 5 ? `Upgrade ${name}` : `Speed ${name}`
  },
  meaning(card: Card): string {
    if (isPrinted(card)) return capital(meanings.en.card(card).name)
    const name = cardName(card)
    if (faceOf(card).kind === 'heat') return 'Heat: cannot be played or discarded. Cool it back into the engine.'
    if (name === 'stress')
      return 'Stress: flip cards until a Speed card (1 to 4) comes; its value counts. Cannot be discarded.'
    if (name === 0 || name === 5) return `Upgrade: ${name} to the speed. It does not count when flipped.`
    return `Speed card: ${name} to the speed.`
  },

  ahead: 'Ahead',
  /** "in", before a number of spaces. */
  away: 'in',
  /** "A in 13, limit 7". */
  cornerAhead: ({ letter, limit }: Pick<Corner, 'letter' | 'limit'>, spaces: number) =>
    `Corner ${letter} in ${spaces}, limit ${limit}`,
  finishAhead: (spaces: number) => `Finish in ${spaces}`,

  speedIs: (speeds: Range) => `Speed ${range(speeds)}`,
  ends(slowest: EndOnRoad, fastest: EndOnRoad): string {
    if (slowest.before === fastest.before && slowest.spaces === fastest.spaces) return `Ends ${where(slowest)}.`
    if (slowest.before === fastest.before && fastest.spaces > 0) {
      return `Ends between ${slowest.spaces} and ${where(fastest)}.`
    }
    if (slowest.before === 'finish' && slowest.spaces < 0)
      return `Ends between ${-slowest.spaces} and ${where(fastest)}.`
    return `Ends between ${where(slowest)} and ${where(fastest)}.`
  },
  crosses({ letter, limit, chance: likely, ...heats }: CrossedCorner, { speeds }: Plan): string {
    const cost = heatRange(heats)
    if (speeds.least === speeds.most) return `Crosses ${letter} at ${speeds.most}, limit ${limit}: ${cost}.`
    if (isSure(likely)) return `Crosses ${letter}, limit ${limit}: ${cost}.`
    return `Crosses ${letter}, limit ${limit}, ${chance(likely)}: ${cost}.`
  },
  engineAfter({ engine, bill, left }: Plan): string {
    if (bill.most === 0) return `Engine: ${heat(engine)}.`
    return `Engine: ${engine}, then ${range(left)}.`
  },
  spinsOut({ letter, chance: likely, rescue, stress }: SpinOut): string {
    if (rescue > 0) return modules.rescued(letter, rescue)
    return isSure(likely)
      ? `Spins out in ${letter}: no heat left, ${stress} stress, gear 1.`
      : `Spins out in ${letter} ${chance(likely)}: no heat left, ${stress} stress.`
  },
  lost: (spaces: number) => `${counted(spaces, 'space')} lost as the cars stand now: no free spot.`,
  /** A plan in a few words, for a button. */
  brief({ risk, speeds, corners, heat: heats }: Plan): string {
    const speed = `speed ${range(speeds)}`
    if (isSure(risk)) return `spin-out, ${speed}`
    const cost = corners.length === 0 ? '' : `, ${heats.most === 0 ? 'no heat' : `pays ${heatRange(heats)}`}`
    return risk > 0 ? `${speed}, spin-out ${odds(risk)}${cost && `, else${cost.slice(1)}`}` : `${speed}${cost}`
  },

  shiftTo({ gear, cost, range: outlook }: GearProspect): string {
    const parts = [`Gear ${gear}`, en.gearBrings(gear), cost > 0 ? `pays ${heat(cost)}` : 'free']
    if (!outlook) return [...parts, en.tooFewCards].join(', ')
    parts.push(`speed ${range(outlook.speeds)}`)
    if (outlook.corners.length > 0) parts.push(`may cross ${outlook.corners.join(', ')}: ${heatRange(outlook.heat)}`)
    if (outlook.paid.most > 0) parts.push(`cards ${heatRange(outlook.paid)}`)
    if (outlook.spinsOut !== 'never') parts.push(outlook.spinsOut === 'always' ? en.spinSure : en.spinPossible)
    return parts.join(', ')
  },
  cardsHead: 'Cards',
  outcomeHead: 'Outcome',
  /** Where the car ends that crosses no corner. */
  end: where,
  tooFewCards: 'too few cards',
  outOfReach: 'out of reach',
  spinSure: 'spins out',
  spinPossible: 'may spin out',
  clutteredGear: 'Too few cards that can be played: your hand is cluttered. The car will stand still, in gear 1.',
  shift: 'Shift',
  /** On a button: a gear alone, one with cards for later, one with cards that are played at once, another one. */
  takeGear: (gear: number) => `Take gear ${gear}`,
  gearThenCards: (gear: number, list: readonly Card[]) => `Take gear ${gear}, then ${cards(list)}`,
  gearAndCards: (gear: number, list: readonly Card[]) => `Gear ${gear}: play ${cards(list)}`,
  changeGear: (gear: number) => `Change to gear ${gear}`,
  /** On a button beside that of gear and cards together. */
  gearOnly: 'Gear only: see theirs first',
  /** Cards that are tried out are not played before the others have shifted. */
  cardsAfterGears: 'The cards wait until you have seen the others’ gears.',

  pick: (left: number) => (left === 1 ? 'Pick 1 more card.' : `Pick ${left} cards.`),
  play: (list: readonly Card[]) => `Play ${cards(list)}`,
  change: (list: readonly Card[]) => `Change to ${cards(list)}`,
  cannotPlayHeat: 'heat cannot be played',
  cluttered:
    'Your hand is cluttered: too much heat for this gear. You lay down what you can and fill up with heat. The car stands still, goes to gear 1, and you draw new cards.',
  layDown: (list: readonly Card[]) => `Lay down ${cards(list)}`,
  shiftsTo: (gear: number, cost: number) => (cost > 0 ? `Gear ${gear}, pays ${heat(cost)}.` : `Gear ${gear}.`),
  sealedGear: (gear: number, list: readonly Card[]) =>
    list.length > 0 ? `Chosen: gear ${gear} with ${cards(list)}.` : `Chosen: gear ${gear}.`,
  sealedCards: (list: readonly Card[]) => `Chosen: ${cards(list)}.`,
  sealedLeaving: 'Chosen: you give up.',

  symbols: 'What you can use now',
  doIt: 'Do it',
  coolHeat: 'Cool heat',
  cool: (count: number) => `Cool ${count}`,
  coolBrings: (engine: number, left: number) => `engine ${engine}, ${left} left in hand`,
  boost: 'Boost',
  boostCosts: '1 heat',
  adrenaline: 'Adrenaline +1',
  goOn: 'Go on',
  goOnBrings({ spinOuts: [spin], heat: heats }: Plan): string {
    if (spin) return spin.rescue > 0 ? `cool ${spin.rescue} first` : `spins out in ${spin.letter}`
    return heats.most === 0 ? 'nothing to pay' : `pays ${heat(heats.most)}`
  },
  slipstream: (spaces: number) => `Slipstream +${spaces}`,
  stay: 'Stay here',

  /** While something else is asked: what is picked for the end of the turn, or that it may be. */
  discardsAhead: (count: number) =>
    count === 0
      ? 'Pick cards to discard them at the end of the turn.'
      : `At the end of the turn: ${counted(count, 'card')} discarded.`,
  goOnKeeping: 'Go on, keep all',
  goOnKeepingBrings: 'no discard asked',
  discard: (count: number) => `Discard ${count}`,
  keepAll: 'Keep all',
  cannotDiscard: 'heat and stress cannot be discarded',
  boundCards: 'Heat and stress stay.',

  giveUp: 'Give up',
  giveUpSure: 'Give up the race? You take the last place that is free.',
  giveUpYes: 'Yes, give up',
  giveUpNo: 'Race on',

  turnOf: (name: string) => `${name} drives`,
  yourTurn: 'You drive',
  everyoneChooses: 'Everyone chooses in secret.',
  home: (place: number) => `You are home in place ${place}.`,
  gaveUp: (place: number) => `You gave up: place ${place}.`,
  raceOver: 'The race is over.',
  watching: 'You are watching: hands and decks stay hidden.',
}
