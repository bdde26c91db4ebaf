/** The shelf of a thread of bots that knows the game for tests too. */
import { type Bot, findBot } from '@paddock/bots'
import type { Shelf } from '@paddock/bots/answer'
import { openBox } from '@paddock/games'
import { lotsBox } from '@paddock/kernel/lots'

/** The usual bots, but for those that are named here. */
export function shelfWith(bots: readonly Bot[] = []): Shelf {
  return {
    openBox: async (id) => (id === 'lots' ? lotsBox : await openBox(id)),
    findBot: (name) => bots.find((bot) => bot.name === name) ?? findBot(name),
  }
}
