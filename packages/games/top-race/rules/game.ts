import { by, type Decision, everyone, type Game, inPhases, over } from '@paddock/kernel'
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
import { imagine, parts, redact, type View, view } from './view.ts'

/** Whoever played the card decides all about it, whosever the cars are (TR-RACE-05). */
const onTurn = ({ turn }: State) => turn
const taking = by(({ buyer }) => buyer, takeChoices, decideTaking)
const moveEnds = (state: State) => (faceOf(state.card).pair ? catchUpChoices(state) : moveChoices(state))

const decisions: Readonly<Record<Phase, Decision<State, Action, Event>>> = {
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
  over,
}

/** Races for money: an open auction, then cards that move everybody's cars, and bets on them. */
export const topRace: Game<State, Action, Event, View, Options> = {
  meta,
  setup: setUp,
  ...inPhases(decisions),
  view,
  parts,
  redact,
  imagine,
  clone,
  ranking,
}
