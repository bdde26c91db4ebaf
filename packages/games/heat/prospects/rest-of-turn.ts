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

export function discardsAfter(view: View, seat: Seat, action: Action): readonly Action[] {
  const next = nextOfTurn(view, seat, action)
  return next?.view.phase === 'discard' && view.hand.some(isDiscardable) ? next.choices : []
}

/** The rest of a turn, from React on. */
const steps: readonly View['phase'][] = ['react', 'refresh', 'slipstream', 'discard']

interface Asked {
  readonly view: View
  readonly choices: readonly Action[]
}

/**
 * What the driver is asked next in the same turn, and the view of then, where nothing comes to light before that;
 * undefined otherwise. By the rules themselves, in one world that the driver cannot tell from the true one.
 */
export function nextOfTurn(view: View, seat: Seat, action: Action): Asked | undefined {
  if (!steps.includes(view.phase)) return undefined
  const rng = Rng.fromSeed('rest of the turn')
  const world = heatGame.imagine(view, seat, rng)
  let isKnown = true
  heatGame.apply(world, [action], rng, (event) => {
    isKnown &&= !isNews(event)
  })
  const [asked] = heatGame.pending(world)
  if (!isKnown || asked !== seat || !steps.includes(world.phase)) return undefined
  return { view: heatGame.view(world, seat), choices: heatGame.choices(world, seat) }
}

/**
 * A sponsor card comes to the hand, what is turned up or drawn changes what one thinks of the rest, and who spins out
 * sees it happen.
 */
function isNews({ type }: Event): boolean {
  return news.includes(type)
}

const news: readonly Event['type'][] = [
  'sponsor-gained',
  'card-flipped',
  'flip-failed',
  'cards-scrapped',
  'cards-drawn',
  'deck-reshuffled',
  'spun-out',
]
