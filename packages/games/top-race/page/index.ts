import { atRest } from '@paddock/board/late'
import type { GamePage } from '@paddock/page-kit/game-page.ts'
import { lazily, Nothing } from '@paddock/page-kit/lazily.tsx'
import type { TopRaceProspect } from '../prospects/foresight.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import { track } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { isMoment, lingers } from './auction/pace.ts'
import { cars } from './cars.ts'
import { cues } from './cues.ts'
import { field } from './field.ts'
import { Hand } from './hand/hand.tsx'
import { headline } from './headline.ts'
import { stableLook } from './livery.ts'
import { SeatState } from './money/seat-state.tsx'
import { motion } from './motion.ts'
import { seatOrder } from './order.ts'
import { preview } from './preview.ts'
import { ruleOf } from './rule-of.ts'
import { showsCard } from './shows-card.ts'
import { targets } from './targets.ts'
import { about, telling } from './telling.ts'
import { tokens } from './tokens.ts'

/** Where nobody bets, the lines mean nothing. */
const withoutBets = { ...track.circuit, lines: track.circuit.lines.filter(({ kind }) => kind !== 'betting') }

/** Nothing great happens before the first decision. */
const moments = atRest(() => import('./moments.ts'))

/** Top Race on the page: an open auction, six cars that everyone drives, and money that goes from race to race. */
export const page: GamePage<View, Action, Event, TopRaceProspect> = {
  circuit: ({ options }) => (options.bets === 'on' ? track.circuit : withoutBets),
  cars,
  tokens,
  targets,
  preview,
  motion,
  cues,
  field,
  lingers,
  look: stableLook,
  about,
  order: ({ view }) => seatOrder(view),
  headline,
  telling,
  momentSaid: (event, looking) => moments()?.momentSaid(event, looking),
  decidedBy: (cars, looking) => moments()?.decidedBy(cars, looking) ?? '',
  showsCard,
  CardShown: lazily(async () => (await import('./card-shown.tsx')).CardShown, Nothing),
  isMoment,
  laying: async () => (await import('./laying.ts')).laying,
  Hand,
  SeatState,
  Score: lazily(async () => (await import('./money/score.tsx')).Score),
  result: async () => (await import('./result/index.ts')).result,
  rules: {
    en: async () => (await import('./text/rules-en.ts')).rules,
    fr: async () => (await import('./text/rules-fr.ts')).rules,
  },
  ruleOf,
}
