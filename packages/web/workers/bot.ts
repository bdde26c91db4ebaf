/** The bots of a match that runs in the page: asked for a decision, they answer with one of the choices. */
import { findBot } from '@paddock/bots'
import { openBox } from '@paddock/games'
import { Rng, type Seat } from '@paddock/kernel'

export interface BotQuestion {
  readonly id: number
  readonly game: string
  readonly bot: string
  readonly view: unknown
  readonly seat: Seat
  readonly choices: readonly unknown[]
  /** Seeds the bot's own random numbers. */
  readonly seed: string
}

/** The place of the choice in the list; or what went wrong. */
export type BotAnswer =
  | { readonly id: number; readonly choice: number }
  | { readonly id: number; readonly problem: string }

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  decide(data).then(
    (choice) => answer({ id: data.id, choice }),
    (problem) => answer({ id: data.id, problem: String(problem) }),
  )
})

async function decide({ game, bot: name, view, seat, choices, seed }: BotQuestion): Promise<number> {
  const box = await openBox(game)
  const bot = findBot(name)
  if (!box || !bot) throw new Error(`no game ${game} or no bot ${name}`)
  const chosen = bot.choose({ box, view, seat, choices, rng: Rng.fromSeed(seed) })
  return choices.indexOf(chosen)
}

function answer(message: BotAnswer): void {
  self.postMessage(message)
}
