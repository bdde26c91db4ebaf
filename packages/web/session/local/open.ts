import { rest } from '@paddock/board/late'
import { openToPlay } from '@paddock/games'
import { type AnyBox, canThink, Match } from '@paddock/kernel'
import { freshId } from '../fresh-id.ts'
import type { Session } from '../session.ts'
import { asTrouble, Trouble } from '../trouble.ts'
import type { Bots } from './bot-turns.ts'
import { LocalSession } from './local-session.ts'
import type { LocalSitter } from './save.ts'
import type { Saves } from './saves.ts'

/** What it takes to start a match. */
export interface MatchWish {
  readonly game: string
  /** What differs from the game's defaults. */
  readonly options: unknown
  /** One for each seat. */
  readonly sitters: readonly LocalSitter[]
}

/** One worker serves every match of the page. It is sent for when a bot is first asked; not at once if nobody waits for it. */
function pageBots(): Bots {
  const rested = rest()
  return {
    async choose(asked) {
      if (!asked.isAwaited) await rested
      // What the worker will ask for is fetched beside it, not after it.
      else if (canThink(asked.box)) asked.box.think().catch(() => {})
      return (await import('./page-bots.ts')).pageBots.choose(asked)
    },
  }
}

export async function start({ game, options, sitters }: MatchWish, saves: Saves): Promise<string> {
  const box = await boxOf(game)
  try {
    const record = Match.start(box.game, { seats: sitters.length, options }).record()
    const id = freshId()
    saves.put(id, { sitters, record, updated: Date.now() })
    return id
  } catch (thrown) {
    throw asTrouble(thrown)
  }
}

export async function open(id: string, saves: Saves, bots = pageBots()): Promise<Session | undefined> {
  const save = saves.load(id)
  if (!save) return undefined
  const box = await boxOf(save.record.game)
  try {
    return new LocalSession(id, box, save, {
      saves,
      bots,
      now: Date.now,
      again: async (sitters, { game, options }) => `/play/${await start({ game, options, sitters }, saves)}`,
    })
  } catch (thrown) {
    const trouble = asTrouble(thrown)
    // To someone who only wants to play on, a save with an impossible move in it is a damaged one.
    throw trouble.code === 'bad-record' ? new Trouble('damaged-save', trouble.message, {}, thrown) : trouble
  }
}

async function boxOf(game: string): Promise<AnyBox> {
  const box = await openToPlay(game)
  if (!box) throw new Trouble('unknown-game', `no game is called ${game}`)
  return box
}
