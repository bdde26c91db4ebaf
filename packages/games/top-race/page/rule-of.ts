import { faceOf } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'

/** What the rules say of each thing that may be asked. */
const sections: Readonly<Record<View['phase'], string>> = {
  bid: 'auction',
  hand: 'open-hands',
  car: 'open-hands',
  grid: 'auction',
  token: 'tokens',
  card: 'race',
  draw: 'variants',
  choose: 'variants',
  pair: 'pairs',
  row: 'race',
  wild: 'race',
  move: 'moving',
  bet: 'bets',
  over: 'end',
}

/** A car that catches up is moved like any other, but by the rule of its pair; children have rules of their own. */
export function ruleOf({ phase, card, options }: View): string {
  if (options.game === 'children' && (phase === 'draw' || phase === 'over')) return 'children'
  return phase === 'move' && card >= 0 && faceOf(card).pair ? 'pairs' : sections[phase]
}
