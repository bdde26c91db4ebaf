import type { Game, Moves, Pending, Rng, Seat, Tell } from '@paddock/kernel'
import { everyone, nobody, only } from '@paddock/racing'
import { bidChoices, takeBid } from './auction/auction.ts'
import { decideTaking, takeChoices } from './auction/take-driver.ts'
import { faceOf } from './cards.ts'
import { ranking } from './end/scoring.ts'
import { meta } from './meta.ts'
import { catchUpChoices, pairChoices } from './movement/pair.ts'
import { rowChoices, wildChoices } from './movement/rows.ts'
import { moveChoices } from './movement/steer.ts'
import type { Options } from './options.ts'
import { setUp } from './set-up/set-up.ts'
import { type Action, clone, type Event, type Phase, type State } from './state.ts'
import { betChoices, makeBets } from './turn/bet.ts'
import { goOnWith } from './turn/end-card.ts'
import { cardChoices, drawCard, drawChoices, playCard, showCards } from './turn/play-card.ts'
import { seatsChoosing } from './turn/turn.ts'
import { imagine, redact, type View, view } from './view.ts'

/** Who decides in a phase, between what, and what comes of it. */
interface Decision {
  pending(state: State): Pending
  choices(state: State, seat: Seat): readonly Action[]
  apply(state: State, moves: Moves<Action>, rng: Rng, tell: Tell<Event>): void
}

type Decided = (state: State, action: Action, rng: Rng, tell: Tell<Event>) => void

/** One seat decides. */
function by(seatOf: (state: State) => Seat, choices: Decision['choices'], decided: Decided): Decision {
  return {
    pending: (state) => only(seatOf(state)),
    choices,
    apply(state, [action], rng, tell) {
      if (!action) throw new Error('nothing was decided')
      decided(state, action, rng, tell)
    },
  }
}

const onTurn = ({ turn }: State) => turn
const taking = by(({ buyer }) => buyer, takeChoices, decideTaking)
const moveEnds = (state: State) => (faceOf(state.card).pair ? catchUpChoices(state) : moveChoices(state))

const decisions: Readonly<Record<Phase, Decision>> = {
  bid: by(({ speaker }) => speaker, bidChoices, takeBid),
  hand: taking,
  car: taking,
  grid: taking,
  token: taking,
  card: by(onTurn, cardChoices, playCard),
  draw: by(onTurn, () => drawChoices, drawCard),
  choose: { pending: seatsChoosing, choices: cardChoices, apply: showCards },
  pair: by(onTurn, () => pairChoices, goOnWith),
  row: by(onTurn, rowChoices, goOnWith),
  wild: by(onTurn, wildChoices, goOnWith),
  move: by(onTurn, moveEnds, goOnWith),
  bet: { pending: ({ seats }) => everyone(seats), choices: () => betChoices, apply: makeBets },
  over: {
    pending: () => nobody,
    choices: () => [],
    apply() {
      throw new Error('the match is over')
    },
  },
}

/** Races for money: an open auction, then cards that move everybody's cars, and bets on them. */
export const topRace: Game<State, Action, Event, View, Options> = {
  meta,
  setup: setUp,
  pending: (state) => decisions[state.phase].pending(state),
  choices(state, seat) {
    const { pending, choices } = decisions[state.phase]
    return pending(state).includes(seat) ? choices(state, seat) : []
  },
  apply: (state, moves, rng, tell) => decisions[state.phase].apply(state, moves, rng, tell),
  view,
  redact,
  imagine,
  clone,
  ranking,
}
