import type { HeatCircuitId } from '../../rules/circuits/plan.ts'
import type { Options } from '../../rules/options.ts'

/** What is possible at all is never rounded to nothing. */
function percent(chance: number): string {
  return `${Math.max(1, Math.round(chance * 100))} %`
}

export const en = {
  circuits: {
    gb: 'Great Britain',
    usa: 'USA',
    italy: 'Italy',
    france: 'France',
  } satisfies Record<HeatCircuitId, string>,
  headline: (circuit: string, lap: string) => `${circuit}, lap ${lap}`,
  you: 'you',
  cards: { heat: 'heat', stress: 'stress' },
  /** Above the lines across the track; and the line where the race ends, in a few signs. */
  start: 'start',
  finish: 'finish',
  line: 'end',
  /** The heads of the order, each in four columns; and that of the next line. */
  heads: ['lap', 'gear', 'heat'] satisfies readonly [lap: string, gear: string, engine: string],
  next: 'corner',
  home: 'home',
  gaveUp: 'gave up',
  /** The own dashboard. */
  gear: 'Gear',
  engine: 'Engine',
  hand: 'Hand',
  piles: (deck: number, discard: number, top: string) =>
    `Deck ${deck}   Discard ${discard}${top === '' ? '' : ` (top: ${top})`}`,
  laid: (cards: string) => `Face down: ${cards}`,
  plays: (name: string, cards: string, speed: number) => `Played (${name}): ${cards} = ${speed}`,
  stock: (engine: number) => `${engine} heat`,
  /** What a choice would bring; figures may be ranges, chances are from 0 to 1. */
  comma: ',',
  speed: (speed: string) => `speed ${speed}`,
  spaces: (spaces: string) => (spaces === '1' ? '1 space' : `${spaces} spaces`),
  heat: (heat: string) => `${heat} heat`,
  spinOut: (chance: number) => (chance > 0.999 ? 'spins out' : `spin-out ${percent(chance)}`),
  spinsOutAt: (corner: string, chance: number) =>
    chance > 0.999 ? `The engine cannot pay: spins out at ${corner}` : `May spin out at ${corner}: ${percent(chance)}`,
  engineLeft: (heat: string) => `Engine after the corners: ${heat}`,
  noCorner: 'No corner is crossed',
  cluttered: 'Cluttered hand: no move',
  shift: (gear: number, speed: string, heat: number) =>
    `gear ${gear}, speed ${speed}${heat > 0 ? ` (${heat} heat)` : ''}`,
  adrenaline: 'adrenaline: 1 space more',
  draws: (count: number) => `draw ${count}`,
  /** What a gear gives besides its cards. */
  gives: (cooldown: number) => (cooldown > 0 ? `Gives cooldown ${cooldown} and a boost` : 'Gives a boost, no cooldown'),
  place: (place: number) => `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`,
  /** How far past the finish line. */
  past: (spaces: number) => (spaces === 1 ? '1 space past the line' : `${spaces} spaces past the line`),
  shown: 'a card has come up',
  scale: 'The first over the line wins; in one round, whoever gets farther past it.',
  rules: (gears: Options['gears']) => [
    gears === 'first'
      ? 'All choose a gear: one up or down is free, two cost a heat. Then as many cards.'
      : 'All choose as many cards as the gear they want: one up or down is free, two cost a heat.',
    'The sum of the cards is the speed, and so far the car drives. A stress card turns up cards until a 1, 2, 3 or 4.',
    'Then cool heat from the hand (gear 1: 3, gear 2: 1), boost for a heat, or take the slipstream: 2 spaces. The last car has adrenaline (*).',
    'A corner costs the heat that the speed is above its limit. Who cannot pay spins out: back before it, gear 1, stress.',
    'On the track: ─ race line, A≤7 corner and limit, numbers count the spaces to it, ▸ drives, • is yours, ? and + where you may end. Type 44S for 4, 4, stress.',
  ],
}
