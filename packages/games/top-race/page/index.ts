import type { GamePage } from '@paddock/page-kit/game-page.ts'
import type { TopRaceProspect } from '../prospects/foresight.ts'
import { proposed } from '../prospects/proposal.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { isMoment, lingers } from './auction/pace.ts'
import { cars } from './cars.ts'
import { Hand } from './hand/hand.tsx'
import { headline } from './headline.ts'
import { stableLook } from './livery.ts'
import { Score } from './money/score.tsx'
import { SeatState } from './money/seat-state.tsx'
import { motion } from './motion.ts'
import { seatOrder } from './order.ts'
import { preview } from './preview.ts'
import { rehearse } from './rehearse.ts'
import { ruleOf } from './rule-of.ts'
import { targets } from './targets.ts'
import { about, telling } from './telling.ts'
import { text } from './text/index.ts'
import { tokens } from './tokens.ts'

/** Where nobody bets, the lines mean nothing. */
const withoutBets = { ...track.circuit, lines: track.circuit.lines.filter(({ kind }) => kind !== 'betting') }

/** Top Race on the page: an open auction, six cars that everyone drives, and money that goes from race to race. */
export const page: GamePage<View, Action, Event, TopRaceProspect> = {
  circuit: ({ options }) => (options.bets === 'on' ? track.circuit : withoutBets),
  cars,
  tokens,
  targets,
  preview,
  motion,
  lingers,
  look: stableLook,
  about,
  order: ({ view }) => seatOrder(view),
  headline,
  telling,
  isMoment,
  rehearse,
  propose: ({ view, seat, choices }) => proposed(view, seat, choices),
  Hand,
  SeatState,
  Score,
  rules: { en: text.en.rules, fr: text.fr.rules },
  ruleOf,
}
