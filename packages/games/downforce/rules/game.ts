import { by, everyone, type Game, inPhases, over } from '@paddock/kernel'
import { meta } from './meta.ts'
import type { Options } from './options.ts'
import { bidChoices, biddersOf, takeBids } from './phases/auction.ts'
import { betChoices, makeBets } from './phases/bet.ts'
import { keepChoices, keepers, keepPowers, swapChoices, swapPower, swapper } from './phases/keep-power.ts'
import { playCard, playChoices } from './phases/play-card.ts'
import { decideSkip, nameWild, skipChoices, steer, wildChoices } from './phases/rows.ts'
import { setUp } from './phases/set-up.ts'
import { bonusChoices, steerChoices } from './phases/steer.ts'
import { steererOf } from './powers.ts'
import { ranking } from './scoring.ts'
import { type Action, clone, type Event, type State } from './state.ts'
import { imagine, parts, redact, type View, view } from './view.ts'

const onTurn = ({ turn }: State) => turn

/** Auction, race and bets. A turn: play a card, and carry it out row by row. */
export const downforce: Game<State, Action, Event, View, Options> = {
  meta,
  setup: setUp,
  ...inPhases<State['phase'], State, Action, Event>({
    bid: { pending: biddersOf, choices: bidChoices, apply: takeBids },
    keep: { pending: keepers, choices: keepChoices, apply: keepPowers },
    swap: by(swapper, swapChoices, swapPower),
    card: by(onTurn, playChoices, playCard),
    skip: by(onTurn, () => skipChoices, decideSkip),
    wild: by(onTurn, wildChoices, nameWild),
    move: by((state) => steererOf(state, state.car), steerChoices, steer),
    bonus: by(onTurn, bonusChoices, steer),
    bet: { pending: ({ seats }) => everyone(seats), choices: betChoices, apply: makeBets },
    over,
  }),
  view,
  parts,
  redact,
  imagine,
  clone,
  ranking,
}
