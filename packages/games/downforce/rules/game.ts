import { by, everyone, type Game, inPhases, over } from '@paddock/kernel'
import { bidChoices, biddersOf, takeBids } from './auction/auction.ts'
import { formOf } from './form.ts'
import { meta } from './meta.ts'
import { betChoices, makeBets } from './money/bet.ts'
import { ranking } from './money/scoring.ts'
import type { Options } from './options.ts'
import { keepChoices, keepers, keepPowers, swapChoices, swapPower, swapper } from './powers/keep-power.ts'
import { steererOf } from './powers/powers.ts'
import { playCard, playChoices } from './race/play-card.ts'
import { decideSkip, nameWild, skipChoices, steer, wildChoices } from './race/rows.ts'
import { bonusChoices, steerChoices } from './race/steer.ts'
import { setUp } from './start/set-up.ts'
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
  formOf,
  ranking,
}
