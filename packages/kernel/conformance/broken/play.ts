/** Games that cannot be played as they should. */
import { lots } from '../lots.ts'
import { type Broken, lotsBut } from './broken.ts'

export const play: readonly Broken[] = [
  {
    fault: 'loses a card when someone tidies up',
    law: 'what the game says is conserved stays the same',
    box: () =>
      lotsBut({
        apply: (state, moves, rng, tell) => {
          lots.apply(state, moves, rng, tell)
          if (state.tidying < 0) state.discard.pop()
        },
      }),
  },
  {
    fault: 'has a dead end',
    law: 'a pending seat has a choice, any other has none',
    box: () => lotsBut({ choices: (state, seat) => (state.notes === 2 ? [] : lots.choices(state, seat)) }),
  },
  {
    fault: 'lets a seat act that is not pending',
    law: 'a pending seat has a choice, any other has none',
    box: () => lotsBut({ choices: (state, seat) => lots.choices(state, state.tidying < 0 ? seat : state.tidying) }),
  },
  {
    fault: 'offers the same choice twice',
    law: 'no two choices are the same',
    box: () => lotsBut({ choices: (state, seat) => lots.choices(state, seat).flatMap((choice) => [choice, choice]) }),
  },
  {
    fault: 'offers two choices that come to the same',
    law: 'no two choices lead to the same state',
    box: () =>
      lotsBut({
        apply: (state, moves, rng, tell) => {
          const [move] = moves
          const rolls = move && 'tidy' in move && move.tidy === 'roll'
          lots.apply(state, rolls ? [{ tidy: 'done' }] : moves, rng, tell)
        },
      }),
  },
  {
    fault: 'never ends',
    law: 'a match comes to an end',
    box: () =>
      lotsBut({
        choices: (state, seat) =>
          lots.choices(state, seat).filter((choice) => !('tidy' in choice && choice.tidy === 'done')),
        apply: (state, moves, rng, tell) => {
          lots.apply(state, moves, rng, tell)
          state.notes = 0
        },
      }),
  },
  {
    fault: 'ranks nobody at the end',
    law: 'the ranking comes with the end and holds every seat',
    box: () => lotsBut({ ranking: () => undefined }),
  },
  {
    fault: 'forgets a seat in the ranking',
    law: 'the ranking comes with the end and holds every seat',
    box: () => lotsBut({ ranking: (state) => lots.ranking(state)?.slice(1) }),
  },
  {
    fault: 'fails in the middle of a match',
    law: 'the rules do not fail',
    box: () =>
      lotsBut({
        apply: (state, moves, rng, tell) => {
          if (state.discard.length > 4) throw new Error('out of tune')
          lots.apply(state, moves, rng, tell)
        },
      }),
  },
  {
    fault: 'offers more than anyone can read',
    law: 'a decision has few enough choices to be shown',
    box: () =>
      lotsBut({
        choices: (state, seat) =>
          lots
            .choices(state, seat)
            .flatMap((choice) => Array.from({ length: 300 }, (_, note) => ({ ...choice, note }))),
      }),
  },
  {
    fault: 'gives a place to nobody, though it drives no car itself',
    law: 'the ranking comes with the end and holds every seat',
    box: () =>
      lotsBut({
        ranking: (state) => lots.ranking(state)?.map((placing) => ({ ...placing, place: placing.place + 1 })),
      }),
  },
  {
    fault: 'ranks the worst first',
    law: 'the ranking comes with the end and holds every seat',
    box: () =>
      lotsBut({
        ranking: (state) =>
          lots
            .ranking(state)
            ?.toReversed()
            .map((placing, index) => ({ ...placing, place: index + 1 })),
      }),
  },
]
