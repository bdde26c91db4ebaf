import { type Action, after, type Event, type View } from '@paddock/games/heat'
import type { GameTable } from '../game-table.ts'
import { cars } from './cars.ts'
import { Hand } from './hand/hand.tsx'
import { headline } from './headline.ts'
import { lookOf } from './livery.ts'
import { motion } from './motion.ts'
import { seatOrder } from './order.ts'
import { preview } from './preview.ts'
import { Score } from './score.tsx'
import { SeatState } from './seat-state.tsx'
import { targets } from './targets.ts'
import { about, isMoment, lingers, telling } from './telling.ts'
import { text } from './text/index.ts'
import { trackCalled } from './track.ts'
import { onTurn } from './turn.ts'

/** What the rules say of each thing that may be asked. */
const sections: Readonly<Record<View['phase'], string>> = {
  shift: 'gears',
  play: 'cards',
  plan: 'gears',
  react: 'react',
  slipstream: 'slipstream',
  discard: 'discard',
  over: 'end',
}

/** Heat on the page: a circuit with its corners, the cars, and what each of them has left in the engine. */
export const table: GameTable<View, Action, Event> = {
  circuit: ({ options }) => trackCalled(options.circuit),
  cars,
  targets,
  preview,
  motion,
  lingers,
  after,
  look: lookOf,
  about,
  order: ({ view }) => seatOrder(view),
  headline,
  telling,
  isMoment,
  momentSaid: (event, language, name) => text[language].moment(event, name),
  goesOnAlone: (view) => onTurn(view) !== undefined,
  Hand,
  SeatState,
  Score,
  rules: { en: text.en.rules, fr: text.fr.rules },
  ruleOf: ({ phase }) => sections[phase],
}
