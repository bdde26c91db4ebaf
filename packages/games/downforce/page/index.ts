import { atRest } from '@paddock/board/late'
import type { GamePage } from '@paddock/page-kit/game-page.ts'
import { lazily, Nothing } from '@paddock/page-kit/lazily.tsx'
import type { DownforceProspect } from '../prospects/foresight.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import { trackCalled } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { cars } from './board/cars.ts'
import { motion } from './board/motion.ts'
import { preview } from './board/preview.ts'
import { targets } from './board/targets.ts'
import { cues } from './cues.ts'
import { field } from './field.ts'
import { Hand } from './hand.tsx'
import { teamLook } from './livery.ts'
import { seatOrder } from './order.ts'
import { SeatState } from './seat-state.tsx'
import { showsCard } from './shows-card.ts'
import { about, telling } from './telling.ts'
import { text } from './text/index.ts'

/** What the rules say of each thing that may be asked. */
const sections: Readonly<Record<View['phase'], string>> = {
  bid: 'auction',
  keep: 'powers',
  swap: 'powers',
  card: 'race',
  skip: 'powers',
  wild: 'race',
  move: 'moving',
  bonus: 'powers',
  bet: 'bets',
  over: 'end',
}

/** Nothing great happens before the first decision. */
const moments = atRest(() => import('./moments.ts'))

/** Downforce on the page: an auction, six cars that everyone drives, and bets on them. */
export const page: GamePage<View, Action, Event, DownforceProspect> = {
  circuit: ({ circuit }) => trackCalled(circuit).circuit,
  cars,
  targets,
  preview,
  motion,
  cues,
  field,
  look: teamLook,
  about,
  order: ({ view }) => seatOrder(view),
  headline: ({ view, language }) => text[language].headline(view),
  telling,
  momentSaid: (event, looking) => moments()?.momentSaid(event, looking),
  decidedBy: (cars, looking) => moments()?.decidedBy(cars, looking) ?? '',
  showsCard,
  CardShown: lazily(async () => (await import('./card-shown.tsx')).CardShown, Nothing),
  laying: async () => (await import('./laying.ts')).laying,
  Hand,
  SeatState,
  Score: lazily(async () => (await import('./score/score.tsx')).Score),
  result: async () => (await import('./result/index.ts')).result,
  rules: {
    en: async () => (await import('./text/rules-en.ts')).rules,
    fr: async () => (await import('./text/rules-fr.ts')).rules,
  },
  ruleOf: ({ phase }) => sections[phase],
}
