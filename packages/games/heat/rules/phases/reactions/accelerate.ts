import { type Reaction, speedUp } from './reaction.ts'

/** HT-SYM-20, HT-SYM-21, HT-V-04, HT-EX-17: one for each + that has turned up a Speed card so far, all of them or none. */
export const accelerate: Reaction = {
  action: 'accelerate',
  isOpen: ({ left, pluses }) => left.accelerate > 0 && pluses > 0,
  choices: () => [{ type: 'accelerate' }],
  use(state, _, __, tell) {
    state.left.accelerate--
    speedUp(state, state.pluses, 'accelerate', tell)
  },
}
