import { findBot, instinct } from '@paddock/bots'
import { type AnyMatch, type GameEvent, Rng, type Seat, type Step } from '@paddock/kernel'
import { noteFault } from '../fault.ts'
import type { Server } from '../server.ts'
import { writeDuties } from '../tables/due.ts'
import { writeStep } from '../tables/match/step.ts'
import type { LoadedTable } from '../tables/table.ts'

/** A bot decides for its seat, if that is still owed. */
export async function botTurn(server: Server, table: LoadedTable, seat: Seat): Promise<void> {
  const { match } = table
  const bot = table.seats[seat]?.bot
  if (bot === undefined || !match?.pending.includes(seat)) {
    await writeDuties(server, table, { acted: seat })
    return
  }
  const step = decide(server, table, match, seat, bot)
  await writeStep(server, table, match, step)
  server.metrics.botMoves.inc({ bot })
}

/** If the bot fails, instinct plays; if that fails too, the first choice. A match never waits for a bug. */
function decide(server: Server, table: LoadedTable, match: AnyMatch, seat: Seat, name: string): Step<GameEvent> {
  const { box, id } = table
  const { view, choices } = match.view(seat)
  for (const bot of [findBot(name), instinct]) {
    if (!bot) continue
    try {
      // A stream of its own, which the match's shuffle cannot be read from.
      const rng = Rng.fromSeed(`${match.seed} bot ${seat} ${match.entry}`)
      return match.act(seat, bot.choose({ box, view, seat, choices, rng }))
    } catch (err) {
      server.metrics.botFailures.inc({ bot: bot.name })
      noteFault(server, err, { table: id, seat, bot: bot.name })
    }
  }
  return match.act(seat, choices[0])
}
