import { by, type Decision, everyone, type Game, inPhases, over } from '@paddock/kernel'
import { faceOf } from './cards.ts'
import { meta } from './meta.ts'
import type { Options } from './options.ts'
import { bidChoices, takeBid } from './phases/auction.ts'
import { betChoices, makeBets } from './phases/bet.ts'
import { goOnWith } from './phases/end-card.ts'
import { catchUpChoices, pairChoices } from './phases/pair.ts'
import { cardChoices, drawCard, drawChoices, playCard, showCards } from './phases/play-card.ts'
import { rowChoices, wildChoices } from './phases/rows.ts'
import { setUp } from './phases/set-up.ts'
import { moveChoices } from './phases/steer.ts'
import { decideTaking, takeChoices } from './phases/take-driver.ts'
import { seatsChoosing } from './phases/turn.ts'
import { ranking } from './scoring.ts'
import { type Action, clone, type Event, type Phase, type State } from './state.ts'
import { imagine, parts, redact, type View, view } from './view.ts'

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
