/** Games that give away what they should keep. */
import { Rng } from '../../rng.ts'
import { lots, lotsBox, type State, type View } from '../lots.ts'
import { type Broken, lotsBut } from './broken.ts'

export const secrets: readonly Broken[] = [
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
    law: 'events and frames tell no more than views',
    box: () => lotsBut({ redact: (event) => event }),
  },
  {
    fault: 'lets everyone glimpse the top of the pile while someone takes a note',
    law: 'events and frames tell no more than views',
    box: () =>
      lotsBut({
        apply: (state, moves, rng, tell) =>
          lots.apply(state, moves, rng, (event) => {
            const { open } = state
            if (event.type === 'noted') state.open = true
            tell(event)
            state.open = open
          }),
      }),
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
    fault: 'imagines by dice of its own',
    law: 'a viewer cannot tell an imagined state from the true one',
    box: () => {
      let rolls = 0
      return lotsBut({ imagine: (view, viewer) => lots.imagine(view, viewer, Rng.fromSeed(`own ${++rolls}`)) })
    },
  },
  {
    fault: 'shows the top of the pile, and imagines accordingly',
    law: 'imagining varies what is hidden',
    box: () =>
      lotsBut({
        view: (state, viewer) => ({ ...lots.view(state, viewer), top: state.pile.at(-1) ?? 0 }),
        imagine: (view, viewer, rng) => lots.imagine({ ...view, open: view.open }, viewer, rng),
      }),
  },
  {
    fault: 'names no secrets',
    law: 'imagining varies what is hidden',
    box: () => ({ ...lotsBox, secrets: [] }),
  },
]

/** The state that a view of the peeking game gives away. */
function peekOf(view: View): State {
  const peek: unknown = Reflect.get(view, 'peek')
  const isState = (value: unknown): value is State => typeof value === 'object' && value !== null && 'pile' in value
  if (!isState(peek)) throw new Error('nothing to peek at')
  return peek
}
