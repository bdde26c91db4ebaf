import type { GamePage } from '@paddock/page-kit/game-page.ts'
import { lazily } from '@paddock/page-kit/lazily.tsx'
import type { DownforceProspect } from '../prospects/foresight.ts'
import { proposed } from '../prospects/proposal.ts'
import type { Event } from '../rules/event.ts'
import type { Action } from '../rules/state.ts'
import { trackCalled } from '../rules/track.ts'
import type { View } from '../rules/view.ts'
import { cars } from './board/cars.ts'
import { motion } from './board/motion.ts'
import { preview } from './board/preview.ts'
import { rehearse } from './board/rehearse.ts'
import { targets } from './board/targets.ts'
import { CardShown, showsCard } from './card-shown.tsx'
import { cues } from './cues.ts'
import { field } from './field.ts'
import { Hand } from './hand.tsx'
import { teamLook } from './livery.ts'
import { decidedBy, momentSaid } from './moments.ts'
import { seatOrder } from './order.ts'
import { SeatState } from './seat-state.tsx'
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
  momentSaid,
  decidedBy,
  showsCard,
  CardShown,
  rehearse,
  propose: ({ view, seat, choices }) => proposed(view, seat, choices),
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
