import { flips } from '../forecast.ts'
import { isInSlipstream, landing } from '../movement.ts'
import { slipstreamSpaces } from '../phases/slipstream.ts'
import { type Action, finishOf } from '../state.ts'
import { prospectWithDiscard } from './prospect.ts'
import type { Situation } from './situation.ts'
import { soonest } from './soonest.ts'
import { turnEnd } from './turn-end.ts'

/** Heat is cooled first: it may pay for the boost. The boost comes before the space of adrenaline, which is sure. */
export function chooseReaction(situation: Situation, choices: readonly Action[]): Action | undefined {
  const cooling = choices.findLast(({ type }) => type === 'cool')
  if (cooling) return cooling
  return soonest(choices, (choice) => roundsOf(situation, choice, choices))
}

function roundsOf(situation: Situation, choice: Action, choices: readonly Action[]): number {
  const { view, seat, engine } = situation
  switch (choice.type) {
    case 'done':
      return afterReact(situation, 0, engine)
    case 'adrenaline':
      return afterReact(situation, 1, engine)
    case 'boost': {
      const more = choices.some(({ type }) => type === 'adrenaline')
      let rounds = 0
      for (const { sum, chance } of flips(view, seat, 1)) {
        const plain = afterReact(situation, sum, engine - 1)
        rounds += chance * (more ? Math.min(plain, afterReact(situation, sum + 1, engine - 1)) : plain)
      }
      return rounds
    }
    default:
      return Number.POSITIVE_INFINITY
  }
}

/** Rounds to go when the car moves on by so much speed, with the slipstream where it is worth it. */
function afterReact(situation: Situation, speed: number, engine: number): number {
  const { view, seat } = situation
  const { progress, spot } = landing(view, seat, speed)
  const moved = { ...view, progress: view.progress.with(seat, progress), spot: view.spot.with(seat, spot) }
  const stay = afterTurn(situation, progress, speed, engine)
  const finish = finishOf(view)
  if (progress >= finish || !isInSlipstream(moved, seat)) return stay
  const { progress: to } = landing(moved, seat, slipstreamSpaces)
  return to > progress && to < finish ? Math.min(stay, afterTurn(situation, to, speed, engine)) : stay
}

/** Rounds to go when the turn ends there, with so much added to the speed. */
export function afterTurn(situation: Situation, progress: number, added: number, engine: number): number {
  const { view, gear, hand } = situation
  const finish = finishOf(view)
  const end = turnEnd(situation, {
    from: finish - view.from,
    left: finish - progress,
    speed: view.speed + added,
    engine,
    gear,
  })
  return prospectWithDiscard(situation, end, hand)
}
