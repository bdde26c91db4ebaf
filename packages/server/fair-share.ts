/** What keeps one person's wishes from being everyone's burden: bots in threads, tables that sleep or are put away. */
import { BotSeats } from './duties/bot-seats.ts'
import { BotThreads } from './duties/bots/bot-threads.ts'
import { Lane } from './lane.ts'
import { gauge, type Metrics } from './metrics.ts'
import { type MetricsServer, serveMetrics } from './serve-metrics.ts'
import type { Server } from './server.ts'
import type { Settings } from './settings.ts'
import { Looks } from './tables/looks.ts'
import { startPuttingAway } from './tables/put-away.ts'

const usualThread = new URL('./duties/bots/thread.ts', import.meta.url)

export class FairShare {
  /** What everything in the server shares of it. */
  readonly parts: Pick<Server, 'looks' | 'botThreads' | 'botSeats' | 'retelling'>
  readonly #server: () => Server
  #stops: (() => void)[] = []
  #measured: MetricsServer | undefined

  constructor(server: () => Server, { limits, bots, games, sleepAfter }: Settings, metrics: Metrics) {
    const botSeats = new BotSeats(limits.botSeats, sleepAfter, (id) => server().tables.get(id)?.status === 'over')
    const thought = (seconds: number) => metrics.botSeconds.observe(seconds)
    const botThreads = new BotThreads({ ...bots, module: games.botThread ?? usualThread, thought })
    gauge(metrics, 'paddock_bot_seats', 'Seats that bots play in at tables that are awake.', () => botSeats.count)
    gauge(metrics, 'paddock_bots_thinking', 'Bots that think at this moment.', () => botThreads.thinking)
    this.#server = server
    this.parts = { looks: new Looks(server, sleepAfter), botThreads, botSeats, retelling: new Lane() }
  }

  /** Resolves to where measurements can be read, if anywhere. */
  async start(): Promise<string | undefined> {
    const server = this.#server()
    const { sleepAfter, metrics } = server.settings
    const looking = setInterval(() => this.parts.looks.noteWatchers(), Math.max(100, sleepAfter / 4))
    this.#stops = [() => clearInterval(looking), startPuttingAway(server)]
    if (metrics) this.#measured = await serveMetrics(server.metrics.registry, metrics)
    return this.#measured?.address
  }

  /** Ends every bot in the middle of its thought. */
  async stop(): Promise<void> {
    for (const stop of this.#stops.splice(0)) stop()
    await Promise.all([this.parts.botThreads.close(), this.#measured?.close()])
  }
}
