import type { AnyGame } from '../box.ts'

/** How often the rules were asked for something. */
export interface Work {
  apply: number
  choices: number
  clone: number
  imagine: number
  pending: number
  view: number
}

export function noWork(): Work {
  return { apply: 0, choices: 0, clone: 0, imagine: 0, pending: 0, view: 0 }
}

/** The same game, which counts what it is asked for: work is bounded or not, whatever the machine is busy with. */
export function counted(game: AnyGame, work: Work): AnyGame {
  return {
    ...game,
    apply(...asked) {
      work.apply++
      game.apply(...asked)
    },
    choices(...asked) {
      work.choices++
      return game.choices(...asked)
    },
    clone(state) {
      work.clone++
      return game.clone(state)
    },
    imagine(...asked) {
      work.imagine++
      return game.imagine(...asked)
    },
    pending(state) {
      work.pending++
      return game.pending(state)
    },
    view(...asked) {
      work.view++
      return game.view(...asked)
    },
  }
}
