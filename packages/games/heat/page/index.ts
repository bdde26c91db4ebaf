import { atRest } from '@paddock/board/late'
import type { GamePage } from '@paddock/page-kit/game-page.ts'
import { lazily, Nothing } from '@paddock/page-kit/lazily.tsx'
import { carOrder, onTurn } from '../prospects/facts/order.ts'
import { idleChoice } from '../prospects/idle.ts'
import type { HeatProspect } from '../prospects/prospect.ts'
import type { Action } from '../rules/action.ts'
import type { Event } from '../rules/event.ts'
import type { View } from '../rules/view.ts'
import { allCues } from './all-cues.ts'
import { cars } from './board/cars.ts'
import { drawnTrack } from './board/drawn-track.ts'
import { motion } from './board/motion.ts'
import { preview } from './board/preview.ts'
import { targets } from './board/targets.ts'
import { Display } from './display/if-any.tsx'
import { field } from './field.ts'
import { headline } from './headline.ts'
import { lookOf } from './livery.ts'
import { marks } from './marks/kept-marks.ts'
import { rivals } from './rivals.ts'
import { SeatState } from './seat-state.tsx'
import { showsCard } from './shows-card.ts'
import { about, isMoment, lingers, telling } from './telling.ts'
import { weather } from './weather.ts'
import { DriverPlace } from './workshop/driver-place.tsx'

/** What the rules say of each thing that may be asked. */
const sections: Readonly<Record<View['phase'], string>> = {
  draft: 'workshop',
  swap: 'workshop',
  keep: 'season',
  shift: 'gears',
  play: 'cards',
  plan: 'gears',
  values: 'symbols',
  react: 'react',
  refresh: 'symbols',
  slipstream: 'slipstream',
  discard: 'discard',
  over: 'end',
}

/** Nothing great happens before the first decision. */
const moments = atRest(() => import('./moments.ts'))

/** Heat on the page: a circuit with its corners, the cars, and what each of them has left in the engine. */
export const page: GamePage<View, Action, Event, HeatProspect> = {
  circuit: drawnTrack,
  cars,
  marks,
  targets,
  preview,
  motion,
  cues: allCues,
  field,
  lingers,
  look: lookOf,
  about,
  order: ({ view }) => carOrder(view),
  rivals,
  headline,
  telling,
  isMoment,
  momentSaid: (event, looking) => moments()?.momentSaid(event, looking),
  decidedBy: (cars, looking) => moments()?.decidedBy(cars, looking) ?? '',
  weather,
  showsCard,
  CardShown: lazily(async () => (await import('./card-shown.tsx')).CardShown, Nothing),
  goesOnAlone: (view) => onTurn(view) !== undefined,
  idle: ({ view, seat, choices }) => idleChoice(view, seat, choices),
  laying: async () => (await import('./laying.ts')).laying,
  outOfReach: async () => (await import('./out-of-reach.ts')).outOfReach,
  Hand: DriverPlace,
  Display,
  SeatState,
  Score: lazily(async () => (await import('./score/score.tsx')).Score),
  result: async () => (await import('./result/index.ts')).result,
  rules: {
    en: async () => (await import('./text/rules-en.ts')).rules,
    fr: async () => (await import('./text/rules-fr.ts')).rules,
  },
  ruleOf: ({ phase }) => sections[phase],
}
