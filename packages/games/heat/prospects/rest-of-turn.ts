/** What follows in a turn without anything coming to light: it can be decided together with what comes before it. */
import { Rng, type Seat, same } from '@paddock/kernel'
import type { Action } from '../rules/action.ts'
import { type Card, isDiscardable } from '../rules/cards.ts'
import type { Event } from '../rules/event.ts'
import { heatGame } from '../rules/game.ts'
import type { View } from '../rules/view.ts'

/** The discard that ends the turn, where it is asked for right after this choice and offered then; none otherwise. */
export function thenDiscards(view: View, seat: Seat, action: Action, cards: readonly Card[]): Action[] {
  const discard: Action = { type: 'discard', cards: cards.toSorted((a, b) => a - b) }
  return discardsAfter(view, seat, action).some((offered) => same(offered, discard)) ? [discard] : []
}

/** By the rules themselves, in one world that the driver cannot tell from the true one. */
export function discardsAfter(view: View, seat: Seat, action: Action): readonly Action[] {
  const rng = Rng.fromSeed('rest of the turn')
  const world = heatGame.imagine(view, seat, rng)
  let isKnown = true
  heatGame.apply(world, [action], rng, (event) => {
    isKnown &&= !isNews(event)
  })
  const [asked] = heatGame.pending(world)
  if (!isKnown || asked !== seat || world.phase !== 'discard' || !view.hand.some(isDiscardable)) return []
  return heatGame.choices(world, seat)
}

/** A sponsor card comes to the hand, and what is turned up changes what one thinks of the rest. */
function isNews({ type }: Event): boolean {
  return type === 'sponsor-gained' || type === 'card-flipped'
}
