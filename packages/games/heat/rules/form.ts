import { optionsOf } from '@paddock/kernel'
import { has } from '../versions.ts'
import { meta } from './meta.ts'
import type { State } from './state.ts'

/** The state in the form that it had in the version of its rules, by which records of that version are checked. */
export function formOf(state: State): unknown {
  if (has(state, 'cooldown-of-each-sector')) return state
  return has(state, 'modules') ? withOneSector(state) : baseRace(state)
}

/** Of the sectors, only whether the cooldown of one could still be used in the turn was noted; of a slipstream nothing. */
function withOneSector(state: State): unknown {
  const { slipstream: _, cooledIn, ...left } = state.left
  // A card that counts something may have been refreshed since; where a hand is cluttered, nothing counts.
  const isTurnOn = state.worth.length > 0 || state.speed > 0
  return { ...state, left: { ...left, sector: isTurnOn && cooledIn.length === 0 ? 1 : 0 } }
}

/** What there was before there were modules. */
function baseRace(state: State): unknown {
  const { seats, laps, round, phase, progress, spot, gear, gearBefore, engine, stress, reserve } = state
  const { area, discard, known, order, turn, adrenaline, from, speed, flipped, place, finishedIn } = state
  const { hands, decks, played } = state
  const { cooldown, boost, speed: speeds } = state.left
  return {
    ...{ seats, laps, round, phase, progress, spot, gear, gearBefore, engine, stress, reserve },
    ...{ area, discard, known, order, turn, adrenaline, from, speed, flipped, place, finishedIn },
    ...{ hands, decks, played },
    options: optionsOf(meta, state.options, state.rules),
    left: { cooldown, boost, speed: speeds },
  }
}
