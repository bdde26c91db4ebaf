/** Games that show the way from one view to the next otherwise than it was. */
import type { Foresight, Prospect } from '../../prospects.ts'
import { Rng } from '../../rng.ts'
import { type Action, type Event, lots, lotsBox, type View } from '../lots.ts'
import { type Broken, lotsBut } from './broken.ts'

export const frames: readonly Broken[] = [
  {
    fault: 'has a field in both parts of a view',
    law: 'the parts of a view are the view, and no field is in both',
    box: () =>
      lotsBut({
        parts: { common: (state) => lots.view(state, 'spectator'), own: (state, seat) => lots.view(state, seat) },
      }),
  },
  {
    fault: 'leaves a field out of both parts',
    law: 'the parts of a view are the view, and no field is in both',
    box: () =>
      lotsBut({ parts: { common: () => ({}), own: (state, seat) => ({ hand: lots.view(state, seat).hand }) } }),
  },
  {
    fault: 'has no field for notes while there are none',
    law: 'frames lead from one view to the next, field by field',
    box: () => {
      const { parts: _, ...whole } = lots
      const view: typeof lots.view = (state, viewer) => {
        const seen = lots.view(state, viewer)
        if (seen.notes === 0) Reflect.deleteProperty(seen, 'notes')
        return seen
      }
      return { ...lotsBox, game: { ...whole, view } }
    },
  },
  {
    fault: 'always shows the table as it was set up in the part that all have in common',
    law: 'frames lead from one view to the next, field by field',
    box: () => {
      const { hand: _, ...stale } = lots.view(
        lots.setup(3, { die: 'six', notes: 2 }, Rng.fromSeed('stale'), () => {}),
        'spectator',
      )
      return lotsBut({
        parts: { common: () => stale, own: (state, viewer) => ({ hand: lots.view(state, viewer).hand }) },
      })
    },
  },
  {
    fault: 'tells of a roll before the die lies on the table',
    law: 'what is told is already done',
    box: () =>
      lotsBut({
        apply: (state, moves, rng, tell) => {
          const told: Event[] = []
          const after = lots.clone(state)
          lots.apply(after, moves, rng, (event) => told.push(event))
          for (const event of told) tell(event)
          Object.assign(state, after)
        },
      }),
  },
  {
    fault: 'tells at the set-up of a roll that nobody made',
    law: 'what is told is already done',
    box: () =>
      lotsBut({
        setup: (seats, options, rng, tell) => {
          tell({ type: 'rolled', pips: 6 })
          return lots.setup(seats, options, rng, tell)
        },
      }),
  },
  {
    fault: 'imagines one and the same world every time',
    law: 'prospects come true',
    box: () => lotsBut({ imagine: (view, viewer) => lots.imagine(view, viewer, Rng.fromSeed('the only one')) }),
  },
  {
    fault: 'foresees a card less in its hand than it will have',
    law: 'prospects come true',
    box: () => {
      const foresight: Foresight<Action, Event, View, HandProspect> = {
        prospect: ({ hand }, _seat, action) => ({ certain: [], cards: hand.length - ('bid' in action ? 1 : 0) }),
        broken: ({ cards }, _heard, { hand }) =>
          hand.length === cards ? undefined : `${cards} cards were foreseen, not ${hand.length}`,
      }
      return { ...lotsBox, foresight }
    },
  },
]

/** How many cards the seat will hold. */
interface HandProspect extends Prospect<Event> {
  readonly cards: number
}
