import { atRest } from '@paddock/board/late'
import type { GamePage } from '@paddock/page-kit/game-page.ts'
import { lazily, Nothing } from '@paddock/page-kit/lazily.tsx'
import { idleChoice } from '../prospects/idle.ts'
import { isLastRound, raceCount, seatOrder } from '../prospects/standing.ts'
import { oval } from '../rules/circuits/oval.ts'
import type { Action, Event } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { cars } from './cars.ts'
import { cues } from './cues.ts'
import { field } from './field.ts'
import { Hand } from './hand/hand.tsx'
import { teamLook } from './livery.ts'
import { motion } from './motion.ts'
import { SeatState } from './seat-state.tsx'
import { showsCard } from './shows-card.ts'
import { targets } from './targets.ts'
import { about, telling } from './telling.ts'
import { text } from './text/index.ts'

/** Nothing great happens before the first decision. */
const moments = atRest(() => import('./moments.ts'))

/** Formel Fun on the page: an oval, its karts, and cards that show where they lead. */
export const page: GamePage<View, Action, Event> = {
  circuit: () => oval,
  cars,
  targets,
  motion,
  cues,
  field,
  look: teamLook,
  about,
  order: ({ view }) => seatOrder(view),
  headline: ({ view, language }) => text[language].headline(view, raceCount(view), isLastRound(view)),
  telling,
  momentSaid: (event, looking) => moments()?.momentSaid(event, looking),
  decidedBy: (cars, looking) => moments()?.decidedBy(cars, looking) ?? '',
  showsCard,
  CardShown: lazily(async () => (await import('./card-shown.tsx')).CardShown, Nothing),
  idle: ({ view, choices }) => idleChoice(view, choices),
  outOfReach: async () => (await import('./out-of-reach.ts')).outOfReach,
  Hand,
  SeatState,
  Score: lazily(async () => (await import('./score.tsx')).Score),
  result: async () => (await import('./result/index.ts')).result,
  rules: {
    en: async () => (await import('./text/rules-en.ts')).rules,
    fr: async () => (await import('./text/rules-fr.ts')).rules,
  },
  ruleOf: (view) => (isLastRound(view) ? 'end' : 'cards'),
}
