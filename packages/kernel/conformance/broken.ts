/** Lots with one promise broken each: what the conformance kit must catch, and by which law. */
import type { State, View } from './lots.ts'
import { type LotsBox, lots, lotsBox } from './lots.ts'

interface Broken {
  /** What the game does wrong. */
  readonly fault: string
  /** The name of the law that must catch it. */
  readonly law: string
  /** A new box each time, since some of them remember what they should not. */
  box(): LotsBox
}

/** Lots, except for these parts of its rules. */
function lotsBut(departures: Partial<LotsBox['game']>): LotsBox {
  return { ...lotsBox, game: { ...lots, ...departures } }
}

export const brokenGames: readonly Broken[] = [
  {
    fault: 'shows every hand in every view',
    law: 'a viewer cannot tell an imagined state from the true one',
    box: () => lotsBut({ view: (state, viewer) => ({ ...lots.view(state, viewer), held: state.hands.flat() }) }),
  },
  {
    fault: 'shows every hand in every view, and imagines accordingly',
    law: 'imagining varies what is hidden',
    box: () =>
      lotsBut({
        view: (state, viewer) => ({ ...lots.view(state, viewer), ...structuredClone({ peek: state }) }),
        imagine: (view) => structuredClone(peekOf(view)),
      }),
  },
  {
    fault: 'tells everyone which card was drawn',
    law: 'events tell no more than views',
    box: () => lotsBut({ redact: (event) => event }),
  },
  {
    fault: 'offers other choices when a high card lies on the pile',
    law: 'a viewer cannot tell an imagined state from the true one',
    box: () =>
      lotsBut({
        choices: (state, seat) => {
          const choices = lots.choices(state, seat)
          return state.tidying === seat && (state.pile.at(-1) ?? 0) > 6 ? choices.slice(0, 1) : choices
        },
      }),
  },
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
    fault: 'depends on the order of keys',
    law: 'the order of keys means nothing',
    box: () =>
      lotsBut({
        choices: (state, seat) => {
          const choices = lots.choices(state, seat)
          return Object.keys(state)[0] === 'seats' ? choices : choices.toReversed()
        },
      }),
  },
  {
    fault: 'keeps something in its state that JSON cannot carry',
    law: 'a state survives a trip through JSON',
    box: () => lotsBut({ setup: (...table) => ({ ...lots.setup(...table), seen: new Set([1]) }) }),
  },
  {
    fault: 'clones half of its state',
    law: 'a clone shares nothing with its original',
    box: () => lotsBut({ clone: (state) => ({ ...state }) }),
  },
  {
    fault: 'hands out parts of its state as a view',
    law: 'a view does not change under its viewer',
    box: () => lotsBut({ view: (state, viewer) => ({ ...lots.view(state, viewer), points: state.points }) }),
  },
  {
    fault: 'changes its state when asked for a view',
    law: 'asking twice gives the same answer and changes nothing',
    box: () =>
      lotsBut({
        view: (state, viewer) => {
          state.notes++
          return lots.view(state, viewer)
        },
      }),
  },
  {
    fault: 'rolls dice of its own',
    law: 'the same seed and the same actions give the same match',
    box: () => {
      let pips = 0
      return lotsBut({ setup: (...table) => ({ ...lots.setup(...table), rolled: ++pips }) })
    },
  },
  {
    fault: 'counts notes outside its state, so that an undo does not take them back',
    law: 'an undo leads back exactly, and the same way forward again',
    box: () => {
      const noted = new WeakMap<State, number>()
      return lotsBut({
        apply: (state, moves, rng, tell) => {
          const before = state.notes
          lots.apply(state, moves, rng, tell)
          if (state.notes > before) noted.set(state, (noted.get(state) ?? 0) + 1)
          if ((noted.get(state) ?? 0) > 1) state.discard.reverse()
        },
      })
    },
  },
  {
    fault: 'forgets a field when it is cloned',
    law: 'a clone shares nothing with its original',
    box: () => lotsBut({ clone: (state) => ({ ...structuredClone(state), open: false }) }),
  },
  {
    fault: 'replays differently than it was played',
    law: 'a snapshot and a replay of the log come to the same hash',
    box: () => {
      let matches = 0
      return lotsBut({ setup: (...table) => ({ ...lots.setup(...table), notes: matches++ % 2 }) })
    },
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
    fault: 'has no words for an event in French',
    law: 'every event, prompt and choice has its words in every language',
    box: () => ({ ...lotsBox, words: { ...lotsBox.words, fr: { ...lotsBox.words.fr, event: () => '' } } }),
  },
  {
    fault: 'calls two choices the same',
    law: 'every event, prompt and choice has its words in every language',
    box: () => ({ ...lotsBox, words: { ...lotsBox.words, en: { ...lotsBox.words.en, action: () => 'Go' } } }),
  },
  {
    fault: 'does not explain an option',
    law: 'the game, its seats and its options have words in every language',
    box: () => ({
      ...lotsBox,
      words: {
        ...lotsBox.words,
        en: { ...lotsBox.words.en, options: { die: { label: 'Die', help: '', values: { none: 'No', six: 'Yes' } } } },
      },
    }),
  },
  {
    fault: 'has an instinct that wants what is not offered',
    law: 'a bot decides the same wherever it sees the same',
    box: () => ({ ...lotsBox, instinct: () => ({ bid: 99 }) }),
  },
  {
    fault: 'has an instinct with a memory of its own',
    law: 'a bot decides the same wherever it sees the same',
    box: () => {
      let asked = 0
      return { ...lotsBox, instinct: (_view, _seat, choices) => choices[asked++ % choices.length] ?? { bid: 0 } }
    },
  },
]

/** The state that a view of the peeking game gives away. */
function peekOf(view: View): State {
  const peek: unknown = Reflect.get(view, 'peek')
  const isState = (value: unknown): value is State => typeof value === 'object' && value !== null && 'pile' in value
  if (!isState(peek)) throw new Error('nothing to peek at')
  return peek
}
