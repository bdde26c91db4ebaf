import { openBox } from '@paddock/games'
import { type AnyBox, Rng } from '@paddock/kernel'
import { type Bot, findBot } from './bot.ts'
import type { BotAnswer, BotQuestion } from './messages.ts'

/** Where a thread finds games and bots by their names. */
export interface Shelf {
  openBox(game: string): Promise<AnyBox | undefined>
  findBot(name: string): Bot | undefined
}

/** All games, all bots. */
export const usualShelf: Shelf = { openBox, findBot }

/** A bot's answer to a question. It never throws: what went wrong is an answer too. */
export async function answer(question: BotQuestion, shelf: Shelf = usualShelf): Promise<BotAnswer> {
  const { id } = question
  try {
    return { id, choice: await decide(question, shelf) }
  } catch (problem) {
    return { id, problem: String(problem) }
  }
}

async function decide({ game, bot: name, view, seat, choices, seed }: BotQuestion, shelf: Shelf): Promise<number> {
  const box = await shelf.openBox(game)
  if (!box) throw new Error(`no game is called ${game}`)
  const bot = shelf.findBot(name)
  if (!bot) throw new Error(`no bot is called ${name}`)
  const choice = choices.indexOf(bot.choose({ box, view, seat, choices, rng: Rng.fromSeed(seed) }))
  if (choice < 0) throw new Error(`${name} chose something that was not offered`)
  return choice
}
