import { canonical } from '../../json.ts'
import type { Juncture, Law } from '../law.ts'
import { tryOut } from '../try-out.ts'

export const pendingSeatsHaveChoices: Law<Juncture> = {
  name: 'a pending seat has a choice, any other has none',
  broken({ box, state, seats }) {
    const pending = box.game.pending(state)
    for (let seat = 0; seat < seats; seat++) {
      const count = box.game.choices(state, seat).length
      if (pending.includes(seat) && count === 0) return `a dead end: seat ${seat} is pending and has no choice`
      if (!pending.includes(seat) && count > 0) return `seat ${seat} is not pending and has ${count} choices`
    }
    return undefined
  },
}

/** More than a person can be shown. A compound move is split into successive decisions. */
const tooMany = 500

export const choicesAreFew: Law<Juncture> = {
  name: 'a decision has few enough choices to be shown',
  broken({ box, state }) {
    const counts = box.game.pending(state).map((seat) => box.game.choices(state, seat).length)
    return counts.some((count) => count > tooMany) ? `${Math.max(...counts)} choices at once` : undefined
  },
}

export const choicesDiffer: Law<Juncture> = {
  name: 'no two choices are the same',
  broken({ box, state }) {
    for (const seat of box.game.pending(state)) {
      const choices = box.game.choices(state, seat).map(canonical)
      const twice = choices.find((choice, index) => choices.indexOf(choice) !== index)
      if (twice !== undefined) return `seat ${seat} is offered ${twice} twice`
    }
    return undefined
  },
}

export const choicesMatter: Law<Juncture> = {
  name: 'no two choices lead to the same state',
  broken(moment) {
    const { box, state } = moment
    const [seat, ...others] = box.game.pending(state)
    if (seat === undefined || others.length > 0) return undefined
    const led = new Map<string, unknown>()
    for (const choice of box.game.choices(state, seat)) {
      const after = canonical(tryOut(moment, state, [choice]).state)
      if (led.has(after)) return `${canonical(led.get(after))} and ${canonical(choice)} are one choice`
      led.set(after, choice)
    }
    return undefined
  },
}

export const choicesAreStable: Law<Juncture> = {
  name: 'asking twice gives the same answer and changes nothing',
  broken(moment) {
    const { box, state, seats } = moment
    const before = canonical(state)
    for (let seat = 0; seat < seats; seat++) {
      const first = canonical([box.game.pending(state), box.game.choices(state, seat), box.game.view(state, seat)])
      const second = canonical([box.game.pending(state), box.game.choices(state, seat), box.game.view(state, seat)])
      if (first !== second) return `seat ${seat} gets another answer the second time`
    }
    box.game.ranking(state)
    return canonical(state) === before ? undefined : 'a question changed the state'
  },
}
