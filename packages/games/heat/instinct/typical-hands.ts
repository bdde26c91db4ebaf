import { Rng } from '@paddock/kernel'
import { type Card, handSize, heat, speedCards, startingUpgrades, stress } from '../cards.ts'
import { type Speeds, speedsOf } from './speeds.ts'

/** How many hands stand for all that could be dealt. */
export const handsDealt = 12

const dealt = new Map<string, readonly Speeds[]>()

/** Hands with so much Heat among their cards, dealt from a deck with so much Stress: the same ones every time. */
export function typicalHands(heatCards: number, stressCards: number): readonly Speeds[] {
  const name = `${heatCards} ${stressCards}`
  const known = dealt.get(name)
  if (known) return known
  const deck: Card[] = [...speedCards, ...startingUpgrades.filter((card) => card !== heat)]
  for (let count = 0; count < stressCards; count++) deck.push(stress)
  const rng = Rng.fromSeed(`typical hands ${name}`)
  const hands = Array.from({ length: handsDealt }, () => {
    rng.shuffle(deck)
    return speedsOf(deck.slice(0, handSize - heatCards))
  })
  dealt.set(name, hands)
  return hands
}
