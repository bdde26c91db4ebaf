import { type Reaction, speedUp } from './reaction.ts'

/** HT-ADR-06 */
export const adrenalineSpeed: Reaction = {
  action: 'adrenaline',
  isOpen: ({ left }) => left.speed > 0,
  choices: () => [{ type: 'adrenaline' }],
  use(state, _, __, tell) {
    state.left.speed--
    speedUp(state, 1, 'adrenaline', tell)
  },
}
