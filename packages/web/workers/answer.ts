import { findBot } from '@paddock/bots'
import { openBox } from '@paddock/games'
import { Rng } from '@paddock/kernel'
import type { BotAnswer, BotQuestion } from './messages.ts'

/** A bot's answer to a question. It never throws: what went wrong is an answer too. */
export async function answer(question: BotQuestion): Promise<BotAnswer> {
  const { id } = question
  try {
    return { id, choice: await decide(question) }
  } catch (problem) {
    return { id, problem: String(problem) }
  }
}

async function decide({ game, bot: name, view, seat, choices, seed }: BotQuestion): Promise<number> {
  const box = await openBox(game)
  if (!box) throw new Error(`no game is called ${game}`)
  const bot = findBot(name)
  if (!bot) throw new Error(`no bot is called ${name}`)
  const choice = choices.indexOf(bot.choose({ box, view, seat, choices, rng: Rng.fromSeed(seed) }))
  if (choice < 0) throw new Error(`${name} chose something that was not offered`)
  return choice
}
