/** Where a driver stands in the middle of a turn, and how many rounds it has to go if it makes the best of it. */
import { at } from '@paddock/racing'
import { slipstreamOfSector, weatherAt } from '../../modules/conditions/sectors.ts'
import { flips } from '../../prospects/flips.ts'
import { type Card, countOf, faceOf, hasChoice, heat, stress } from '../../rules/cards.ts'
import { isInSlipstream, landing } from '../../rules/movement/movement.ts'
import { adjustOf } from '../../rules/movement/reckoning.ts'
import { boostPriceAt } from '../../rules/phases/reactions/boost.ts'
import { slipstreamSpaces } from '../../rules/phases/turn/slipstream.ts'
import { cardsOf } from '../../rules/piles/piles.ts'
import { finishOf } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { sumsOf } from '../course/play-sum.ts'
import { passingGain } from '../opponents/passing.ts'
import type { Situation } from '../situation.ts'
import { roundsAfterDiscard } from './kept-cards.ts'
import { turnEnd } from './turn-end.ts'

export interface MidTurn {
  readonly progress: number
  readonly spot: number
  readonly speed: number
  readonly engine: number
  readonly hand: readonly Card[]
  /** The cards played. */
  readonly area: readonly Card[]
  /** What may still be used: boosts, spaces of adrenaline, accelerations. */
  readonly boosts: number
  readonly spaces: number
  readonly accelerations: number
  readonly pluses: number
}

/** As it is; or with the values chosen that cards leave open, the Heat cooled and the cards paid. */
export function midTurnNow(situation: Situation, values?: readonly number[]): MidTurn {
  const { view, seat, engine, hand } = situation
  const { boost, speed: spaces, accelerate } = view.left
  const now: MidTurn = {
    progress: at(view.progress, seat),
    spot: at(view.spot, seat),
    speed: view.speed,
    engine,
    hand,
    area: cardsOf(view.area, seat),
    boosts: boost,
    spaces,
    accelerations: accelerate,
    pluses: view.pluses,
  }
  return values ? settled(view, moved(situation, now, sumWith(view, now.area, values))) : now
}

function sumWith({ worth }: View, area: readonly Card[], values: readonly number[]): number {
  let next = 0
  return area.reduce((sum, card, place) => sum + (hasChoice(card) ? (values[next++] ?? 0) : (worth[place] ?? 0)), 0)
}

function settled(view: View, now: MidTurn): MidTurn {
  const { noCooldown, cooldown = 0 } = weatherAt(view, now.progress)
  const symbols = noCooldown ? 0 : view.left.cooldown + cooldown
  const cooled = Math.min(symbols, countOf(now.hand, heat))
  const owed = view.left.heat.reduce((sum, card) => sum + (faceOf(card).symbols.heat ?? 0), 0)
  return {
    ...now,
    engine: Math.max(0, now.engine + cooled - owed),
    hand: without(now.hand, heat, cooled),
  }
}

function without(hand: readonly Card[], card: Card, count: number): Card[] {
  let left = count
  return hand.filter((held) => held !== card || left-- <= 0)
}

export function withoutStress(hand: readonly Card[], count: number): Card[] {
  return without(hand, stress, count)
}

function moved({ view, seat }: Situation, now: MidTurn, spaces: number): MidTurn {
  const to = landing(placed(view, seat, now), seat, spaces)
  return { ...now, ...to, speed: now.speed + spaces }
}

function placed(view: View, seat: number, { progress, spot }: Pick<MidTurn, 'progress' | 'spot'>): View {
  return { ...view, progress: view.progress.with(seat, progress), spot: view.spot.with(seat, spot) }
}

/** A symbol of the turn, or a card that is played directly. */
type Use = 'boost' | 'adrenaline' | 'accelerate' | Card

/** Rounds to go when a symbol is used now, and of the others those that come later in this order. */
export function afterAction(situation: Situation, now: MidTurn, use: Use): number {
  const { view, seat } = situation
  switch (use) {
    case 'boost': {
      const price = boostPriceAt(view, now.progress)
      const paid = {
        ...now,
        boosts: now.boosts - 1,
        engine: now.engine - price,
        pluses: now.pluses + 1,
      }
      let rounds = 0
      for (const { sum, chance } of flips(view, seat, 1)) {
        rounds += chance * roundsFrom(situation, moved(situation, paid, sum))
      }
      return rounds
    }
    case 'accelerate': {
      const used = { ...now, boosts: 0, accelerations: now.accelerations - 1 }
      return roundsFrom(situation, moved(situation, used, now.pluses))
    }
    case 'adrenaline': {
      const used = { ...now, boosts: 0, accelerations: 0, spaces: now.spaces - 1 }
      return roundsFrom(situation, moved(situation, used, 1))
    }
    default:
      return afterDirect(situation, now, use)
  }
}

function afterDirect(situation: Situation, now: MidTurn, card: Card): number {
  const { symbols, value } = faceOf(card)
  const cooled = Math.min(symbols.cooldown ?? 0, countOf(now.hand, heat))
  const engine = now.engine + cooled - (symbols.heat ?? 0)
  if (engine < 0) return Number.POSITIVE_INFINITY
  const played: MidTurn = {
    ...now,
    boosts: 0,
    engine,
    hand: without(without(now.hand, card, 1), heat, cooled),
    area: [...now.area, card],
    accelerations: now.accelerations + (symbols.accelerate ?? 0),
  }
  return roundsFrom(situation, moved(situation, played, value))
}

/** Rounds to go with the best that the symbols left allow. */
export function roundsFrom(situation: Situation, now: MidTurn): number {
  const { view } = situation
  let best = roundsWhenDone(situation, now)
  const isPayable = now.engine >= boostPriceAt(view, now.progress)
  if (now.boosts > 0 && isPayable) best = Math.min(best, afterAction(situation, now, 'boost'))
  for (const card of new Set(now.hand)) {
    if (faceOf(card).symbols.direct) best = Math.min(best, afterAction(situation, now, card))
  }
  if (now.accelerations > 0 && now.pluses > 0) {
    best = Math.min(best, afterAction(situation, now, 'accelerate'))
  }
  return now.spaces > 0 ? Math.min(best, afterAction(situation, now, 'adrenaline')) : best
}

/** Rounds to go when nothing more is used, with the slipstream where it is worth it. */
export function roundsWhenDone(situation: Situation, now: MidTurn): number {
  const { view, seat } = situation
  let best = roundsAt(situation, now, now.progress)
  const here = placed(view, seat, now)
  const finish = finishOf(view)
  if (now.progress >= finish || !isInSlipstream(here, seat)) return best
  if (weatherAt(view, now.progress).noSlipstream) return best
  const bonuses = [slipstreamOfSector(view, now.progress)]
  for (const card of now.area) bonuses.push(faceOf(card).symbols.slipstream ?? 0)
  for (const more of sumsOf(bonuses)) {
    const { progress: to } = landing(here, seat, slipstreamSpaces + more)
    if (to > now.progress && to < finish) best = Math.min(best, roundsAt(situation, now, to))
  }
  return best
}

/** Rounds to go when the turn ends there. */
export function roundsAt(situation: Situation, now: MidTurn, progress: number): number {
  const { view, gear } = situation
  const finish = finishOf(view)
  const end = turnEnd(situation, {
    from: finish - view.from,
    left: finish - progress,
    speed: now.speed,
    engine: now.engine,
    gear,
    adjust: adjustOf(now.area),
    slipstreamFrom: finish - now.progress,
  })
  return roundsAfterDiscard(situation, end, now.hand) - passingGain(situation, progress, end)
}
