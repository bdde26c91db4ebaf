import type { TerminalWords } from './words.ts'

/** What is possible at all is never rounded to nothing. */
function percent(chance: number): string {
  return `${Math.max(1, Math.round(chance * 100))} %`
}

export const en: TerminalWords = {
  letters: ['K', 'B', 'G', 'R', 'A', 'Y'],
  circuits: { gb: 'Great Britain', usa: 'USA', italy: 'Italy', france: 'France' },
  headline: (circuit, lap) => `${circuit}, lap ${lap}`,
  you: 'you',
  cards: { heat: 'heat', stress: 'stress' },
  start: 'start',
  finish: 'finish',
  line: 'end',
  heads: ['lap', 'gear', 'heat'],
  next: 'corner',
  home: 'home',
  gaveUp: 'gave up',
  gear: 'Gear',
  engine: 'Engine',
  hand: 'Hand',
  piles: (deck, discard, top) => `Deck ${deck}   Discard ${discard}${top === '' ? '' : ` (top: ${top})`}`,
  laid: (cards) => `Face down: ${cards}`,
  plays: (name, cards, speed) => `Played (${name}): ${cards} = ${speed}`,
  stock: (engine) => `${engine} heat`,
  comma: ',',
  speed: (speed) => `speed ${speed}`,
  spaces: (spaces) => (spaces === '1' ? '1 space' : `${spaces} spaces`),
  heat: (heat) => `${heat} heat`,
  spinOut: (chance) => (chance > 0.999 ? 'spins out' : `spin-out ${percent(chance)}`),
  spinsOutAt: (corner, chance) =>
    chance > 0.999 ? `The engine cannot pay: spins out at ${corner}` : `May spin out at ${corner}: ${percent(chance)}`,
  engineLeft: (heat) => `Engine after the corners: ${heat}`,
  noCorner: 'No corner is crossed',
  cluttered: 'Cluttered hand: no move',
  shift: (gear, speed, heat) => `gear ${gear}, speed ${speed}${heat > 0 ? ` (${heat} heat)` : ''}`,
  adrenaline: 'adrenaline: 1 space more',
  draws: (count) => `draw ${count}`,
  gives: (cooldown) => (cooldown > 0 ? `Gives cooldown ${cooldown} and a boost` : 'Gives a boost, no cooldown'),
  place: (place) => `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`,
  past: (spaces) => (spaces === 1 ? '1 space past the line' : `${spaces} spaces past the line`),
  shown: 'a card has come up',
  scale: 'The first over the line wins; in one round, whoever gets farther past it.',
  rules: (gears) => [
    gears === 'first'
      ? 'All choose a gear: one up or down is free, two cost a heat. Then as many cards.'
      : 'All choose as many cards as the gear they want: one up or down is free, two cost a heat.',
    'The sum of the cards is the speed, and so far the car drives. A stress card turns up cards until a 1, 2, 3 or 4.',
    'Then cool heat from the hand (gear 1: 3, gear 2: 1), boost for a heat, or take the slipstream: 2 spaces. The last car has adrenaline (*).',
    'A corner costs the heat that the speed is above its limit. Who cannot pay spins out: back before it, gear 1, stress.',
    'On the track: ─ race line, A≤7 corner and limit, numbers count the spaces to it, ▸ drives, • is yours, ? and + where you may end. Type 44S for 4, 4, stress.',
  ],
}
