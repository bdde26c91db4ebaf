/** Games that are careless with their data. */
import { lots, type State } from '../lots.ts'
import { type Broken, lotsBut } from './broken.ts'

export const data: readonly Broken[] = [
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
    law: 'states, views, choices and events survive a trip through JSON',
    box: () => lotsBut({ setup: (...table) => ({ ...lots.setup(...table), seen: new Set([1]) }) }),
  },
  {
    fault: 'clones half of its state',
    law: 'a clone shares nothing with its original',
    box: () => lotsBut({ clone: (state) => ({ ...state }) }),
  },
  {
    fault: 'hands out parts of its state as a view',
    law: 'views, events and imagined states share nothing with what they come from',
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
    fault: 'remembers beside its state how often it was played',
    law: 'a match goes on from a snapshot as if it had never been put away',
    box: () => {
      const played = new WeakMap<State, number>()
      return lotsBut({
        apply: (state, moves, rng, tell) => {
          lots.apply(state, moves, rng, tell)
          const times = (played.get(state) ?? 0) + 1
          played.set(state, times)
          if (times === 3) state.discard.reverse()
        },
      })
    },
  },
  {
    fault: 'replays differently than it was played',
    law: 'a snapshot and a replay of the log come to the same hash',
    box: () => {
      let matches = 0
      return lotsBut({
        setup: (...table) => {
          const state = lots.setup(...table)
          matches++
          return { ...state, points: state.points.map(() => matches) }
        },
      })
    },
  },
  {
    fault: 'hands out parts of its state to spectators',
    law: 'views, events and imagined states share nothing with what they come from',
    box: () =>
      lotsBut({
        view: (state, viewer) => ({
          ...lots.view(state, viewer),
          ...(viewer === 'spectator' ? { discard: state.discard } : {}),
        }),
      }),
  },
  {
    fault: 'redacts the event itself instead of a copy',
    law: 'views, events and imagined states share nothing with what they come from',
    box: () =>
      lotsBut({
        redact: (event, viewer) => {
          if (event.type === 'card-drawn' && event.seat !== viewer) Reflect.deleteProperty(event, 'card')
          return event.type === 'card-drawn' && event.seat !== viewer ? Object.assign(event, { card: 0 }) : event
        },
      }),
  },
  {
    fault: 'imagines with parts of the view',
    law: 'views, events and imagined states share nothing with what they come from',
    box: () =>
      lotsBut({ imagine: (view, viewer, rng) => ({ ...lots.imagine(view, viewer, rng), points: view.points }) }),
  },
  {
    fault: 'hides the hands of a view in something that JSON cannot carry',
    law: 'states, views, choices and events survive a trip through JSON',
    box: () =>
      lotsBut({ view: (state, viewer) => ({ ...lots.view(state, viewer), peek: new Set(state.hands.flat()) }) }),
  },
  {
    fault: 'lays out a view by the order of keys',
    law: 'the order of keys means nothing',
    box: () =>
      lotsBut({
        view: (state, viewer) => ({ ...lots.view(state, viewer), notes: Object.keys(state).indexOf('notes') }),
      }),
  },
]
