import type { AnyBox } from '../../box.ts'
import type { GameEvent, Seat } from '../../game.ts'
import { canonical } from '../../json.ts'
import { foresee, hasForesight, inOrder, type Prospect, prospectsOf } from '../../prospects.ts'
import { Rng } from '../../rng.ts'
import type { Law, Trial } from '../law.ts'

/** One choice in so many is looked at beforehand: to imagine worlds is dear. */
const lookedAt = 8

/** What a seat was promised of its choice, and what it has heard since. */
interface Awaited {
  readonly action: unknown
  /** What the seat saw when it chose. */
  readonly view: unknown
  readonly prospect: Prospect<GameEvent>
  readonly heard: GameEvent[]
}

export const prospectsComeTrue: Law<Trial> = {
  name: 'prospects come true',
  broken({ box, seats, options, seed, rules }) {
    const { game } = box
    const dice = Rng.fromSeed(`${seed} dice`)
    const rng = Rng.fromSeed(seed)
    const state = game.setup(seats, options, rng, () => {}, rules)
    const awaited = new Map<Seat, Awaited>()
    for (let decision = 0; decision <= box.longest; decision++) {
      const pending = game.pending(state)
      for (const [seat, choice] of awaited) {
        if (pending.length > 0 && !pending.includes(seat)) continue
        const complaint = unfulfilled(box, choice, game.view(state, seat), seat)
        if (complaint) return complaint
        awaited.delete(seat)
      }
      if (pending.length === 0) break
      const moves = pending.map((seat) => {
        const choices = game.choices(state, seat)
        const action = dice.pick(choices)
        if (dice.int(lookedAt) > 0) return action
        const view = game.view(state, seat)
        const prospect = prospectsOf(box, view, seat, choices).of(choices.indexOf(action))
        awaited.set(seat, { action, view, prospect, heard: [] })
        return action
      })
      game.apply(state, moves, rng, (event) => {
        for (const [seat, { heard }] of awaited) {
          const told = game.redact(event, seat)
          if (told) heard.push(told)
        }
      })
    }
    return undefined
  },
}

/** In so many worlds, what is likely but not certain shows itself for what it is. */
const manyWorlds = 1000

function unfulfilled(box: AnyBox, awaited: Awaited, now: unknown, seat: Seat): string | undefined {
  const { action, prospect, heard } = awaited
  if (hasForesight(box)) {
    const broken = box.foresight.broken(prospect, heard, now, seat)
    return broken && `${canonical(action)} of seat ${seat}: ${broken}`
  }
  if (inOrder(prospect.certain, heard).length === prospect.certain.length) return undefined
  // It may have been mere bad luck: then some of all the worlds that are possible show it.
  const certain = foresee(box, awaited.view, seat, action, manyWorlds)
  const told = inOrder(certain, heard)
  const missing = certain.find((event) => !told.includes(event))
  return missing && `${canonical(action)} of seat ${seat} was to bring ${canonical(missing)}`
}
