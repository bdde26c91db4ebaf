import type { BotAnswer, BotQuestion } from '@paddock/bots/messages'
import { type AnyBox, canThink, hasInstinct, Rng, type Seat } from '@paddock/kernel'

/** A decision that a bot is asked for. */
export interface BotDecision {
  readonly box: AnyBox
  readonly bot: string
  readonly view: unknown
  readonly seat: Seat
  readonly choices: readonly unknown[]
  readonly seed: string
  /** Whether all wait for it, and for nobody else. */
  readonly isAwaited?: boolean
}

/** Someone who puts questions to bots. Each is answered by its number, or the worker fails as a whole. */
export interface BotWorker {
  ask(question: BotQuestion): void
  dismiss(): void
}

/** Where a worker's answers go. */
export interface Asker {
  answered(answer: BotAnswer): void
  failed(problem: string): void
}

/** How long a bot may think, in milliseconds. */
const budget = 5000

/**
 * Where bots are asked. They think in one worker, so that the page stays smooth. A bot that fails or
 * takes too long is replaced for that decision by the game's instinct, in the page itself: a match
 * never waits for a broken bot.
 */
export class BotDesk {
  readonly #hire: (asker: Asker) => BotWorker
  readonly #open = new Map<number, (answer: BotAnswer) => void>()
  #worker: BotWorker | undefined
  #asked = 0

  constructor(hire: (asker: Asker) => BotWorker) {
    this.#hire = hire
  }

  /** One of the choices; always. */
  async choose(asked: BotDecision): Promise<unknown> {
    const answer = await this.#answer(asked)
    const chosen = 'choice' in answer ? asked.choices[answer.choice] : undefined
    if (chosen !== undefined) return chosen
    const problem = 'problem' in answer ? answer.problem : 'it chose something that was not offered'
    console.error(`Bot ${asked.bot} in seat ${asked.seat} could not decide; instinct plays instead: ${problem}`)
    return standIn(asked)
  }

  #answer({ box, bot, view, seat, choices, seed }: BotDecision): Promise<BotAnswer> {
    const id = ++this.#asked
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#dismiss(`no answer within ${budget} ms`), budget)
      this.#open.set(id, (answer) => {
        clearTimeout(late)
        this.#open.delete(id)
        resolve(answer)
      })
      try {
        this.#worker ??= this.#hired()
        this.#worker.ask({ id, game: box.game.meta.id, bot, view, seat, choices, seed })
      } catch (problem) {
        this.#dismiss(String(problem))
      }
    })
  }

  #hired(): BotWorker {
    return this.#hire({
      answered: (answer) => this.#open.get(answer.id)?.(answer),
      failed: (problem) => this.#dismiss(problem),
    })
  }

  /** A worker that hangs or has died answers nothing more. The next question gets a new one. */
  #dismiss(problem: string): void {
    this.#worker?.dismiss()
    this.#worker = undefined
    for (const [id, answer] of [...this.#open]) answer({ id, problem })
  }
}

async function standIn({ box, view, seat, choices, seed }: BotDecision): Promise<unknown> {
  try {
    const thinking = canThink(box) ? await box.think() : box
    if (!hasInstinct(thinking)) return choices[0]
    return thinking.instinct(view, seat, choices, Rng.fromSeed(seed))
  } catch (problem) {
    console.error(`The instinct in seat ${seat} failed; the first choice is taken.`, problem)
    return choices[0]
  }
}
