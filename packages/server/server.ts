import type { ServerVersion } from '@paddock/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { Allowance } from './allowance.ts'
import type { Bus } from './bus.ts'
import type { Alarm } from './duties/alarm.ts'
import type { BotSeats } from './duties/bot-seats.ts'
import type { BotThreads } from './duties/bots/bot-threads.ts'
import type { Lane } from './lane.ts'
import type { UndoAnswers } from './live/undo-answers.ts'
import type { Watchers } from './live/watchers.ts'
import type { Metrics } from './metrics.ts'
import type { KnownPeople } from './people/known-people.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/store.ts'
import type { LoadedTables } from './tables/loaded.ts'
import type { Looks } from './tables/looks.ts'

/** What everything in one server shares. */
export interface Server {
  readonly settings: Settings
  readonly version: ServerVersion
  readonly allowance: Allowance
  readonly store: Store
  readonly bus: Bus
  readonly knownPeople: KnownPeople
  readonly tables: LoadedTables
  readonly watchers: Watchers
  readonly undoAnswers: UndoAnswers
  readonly looks: Looks
  readonly alarm: Alarm
  readonly botThreads: BotThreads
  readonly botSeats: BotSeats
  /** Where journals are retold. */
  readonly retelling: Lane
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  /** The time of day, for people to read. It may be set at any moment. */
  now(): Date
  /** The time that everything goes by that waits: nobody can set it. */
  steady(): Date
  isClosing(): boolean
}
