/** Where a driver stands in the middle of a turn, and how many rounds it has to go if it makes the best of it. */
import { at } from '@paddock/racing'
import { isBoostFree, slipstreamOfSector, weatherAt } from '../../modules/conditions/sectors.ts'
import { flips } from '../../prospects/flips.ts'
import { type Card, countOf, faceOf, hasChoice, heat, stress } from '../../rules/cards.ts'
import { isInSlipstream, landing } from '../../rules/movement/movement.ts'
import { adjustOf } from '../../rules/movement/reckoning.ts'
import { slipstreamSpaces } from '../../rules/phases/turn/slipstream.ts'
import { cardsOf } from '../../rules/piles/piles.ts'
import { finishOf } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { sumsOf } from '../course/play-sum.ts'
import { passingGain } from '../rivals/passing.ts'
import type { Situation } from '../situation.ts'
import { prospectWithDiscard } from './kept-cards.ts'
import { turnEnd } from './turn-end.ts'

export interface Standing {
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
export function standingNow(situation: Situation, values?: readonly number[]): Standing {
  const { view, seat, engine, hand } = situation
  const { boost, speed: spaces, accelerate } = view.left
  const now: Standing = {
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

function settled(view: View, standing: Standing): Standing {
  const { noCooldown, cooldown = 0 } = weatherAt(view, standing.progress)
  const symbols = noCooldown ? 0 : view.left.cooldown + cooldown
  const cooled = Math.min(symbols, countOf(standing.hand, heat))
  const owed = view.left.heat.reduce((sum, card) => sum + (faceOf(card).symbols.heat ?? 0), 0)
  return {
    ...standing,
    engine: Math.max(0, standing.engine + cooled - owed),
    hand: without(standing.hand, heat, cooled),
  }
}

function without(hand: readonly Card[], card: Card, count: number): Card[] {
  let left = count
  return hand.filter((held) => held !== card || left-- <= 0)
}

export function withoutStress(hand: readonly Card[], count: number): Card[] {
  return without(hand, stress, count)
}

function moved({ view, seat }: Situation, standing: Standing, spaces: number): Standing {
  const to = landing(placed(view, seat, standing), seat, spaces)
  return { ...standing, ...to, speed: standing.speed + spaces }
}

function placed(view: View, seat: number, { progress, spot }: Pick<Standing, 'progress' | 'spot'>): View {
  return { ...view, progress: view.progress.with(seat, progress), spot: view.spot.with(seat, spot) }
}

/** A symbol of the turn, or a card that is played directly. */
type Use = 'boost' | 'adrenaline' | 'accelerate' | Card

/** Rounds to go when a symbol is used now, and of the others those that come later in this order. */
export function afterAction(situation: Situation, standing: Standing, use: Use): number {
  const { view, seat } = situation
  switch (use) {
    case 'boost': {
      const price = isBoostFree(view, standing.progress) ? 0 : 1
      const paid = {
        ...standing,
        boosts: standing.boosts - 1,
        engine: standing.engine - price,
        pluses: standing.pluses + 1,
      }
      let rounds = 0
      for (const { sum, chance } of flips(view, seat, 1)) {
        rounds += chance * roundsFrom(situation, moved(situation, paid, sum))
      }
      return rounds
    }
    case 'accelerate': {
      const used = { ...standing, boosts: 0, accelerations: standing.accelerations - 1 }
      return roundsFrom(situation, moved(situation, used, standing.pluses))
    }
    case 'adrenaline': {
      const used = { ...standing, boosts: 0, accelerations: 0, spaces: standing.spaces - 1 }
      return roundsFrom(situation, moved(situation, used, 1))
    }
    default:
      return afterDirect(situation, standing, use)
  }
}

function afterDirect(situation: Situation, standing: Standing, card: Card): number {
  const { symbols, value } = faceOf(card)
  const cooled = Math.min(symbols.cooldown ?? 0, countOf(standing.hand, heat))
  const engine = standing.engine + cooled - (symbols.heat ?? 0)
  if (engine < 0) return Number.POSITIVE_INFINITY
  const played: Standing = {
    ...standing,
    boosts: 0,
    engine,
    hand: without(without(standing.hand, card, 1), heat, cooled),
    area: [...standing.area, card],
    accelerations: standing.accelerations + (symbols.accelerate ?? 0),
  }
  return roundsFrom(situation, moved(situation, played, value))
}

/** Rounds to go with the best that the symbols left allow. */
export function roundsFrom(situation: Situation, standing: Standing): number {
  const { view } = situation
  let best = roundsWhenDone(situation, standing)
  const isPayable = standing.engine > 0 || isBoostFree(view, standing.progress)
  if (standing.boosts > 0 && isPayable) best = Math.min(best, afterAction(situation, standing, 'boost'))
  for (const card of new Set(standing.hand)) {
    if (faceOf(card).symbols.direct) best = Math.min(best, afterAction(situation, standing, card))
  }
  if (standing.accelerations > 0 && standing.pluses > 0) {
    best = Math.min(best, afterAction(situation, standing, 'accelerate'))
  }
  return standing.spaces > 0 ? Math.min(best, afterAction(situation, standing, 'adrenaline')) : best
}

/** Rounds to go when nothing more is used, with the slipstream where it is worth it. */
export function roundsWhenDone(situation: Situation, standing: Standing): number {
  const { view, seat } = situation
  let best = roundsAt(situation, standing, standing.progress)
  const here = placed(view, seat, standing)
  const finish = finishOf(view)
  if (standing.progress >= finish || !isInSlipstream(here, seat)) return best
  if (weatherAt(view, standing.progress).noSlipstream) return best
  const bonuses = [slipstreamOfSector(view, standing.progress)]
  for (const card of standing.area) bonuses.push(faceOf(card).symbols.slipstream ?? 0)
  for (const more of sumsOf(bonuses)) {
    const { progress: to } = landing(here, seat, slipstreamSpaces + more)
    if (to > standing.progress && to < finish) best = Math.min(best, roundsAt(situation, standing, to))
  }
  return best
}

/** Rounds to go when the turn ends there. */
export function roundsAt(situation: Situation, standing: Standing, progress: number): number {
  const { view, gear } = situation
  const finish = finishOf(view)
  const end = turnEnd(situation, {
    from: finish - view.from,
    left: finish - progress,
    speed: standing.speed,
    engine: standing.engine,
    gear,
    adjust: adjustOf(standing.area),
    slipstreamFrom: finish - standing.progress,
  })
  return prospectWithDiscard(situation, end, standing.hand) - passingGain(situation, progress, end)
}
