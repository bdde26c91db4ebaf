/** What a thread of bots does: it answers one question after the other until it is ended. */
import { platform, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { answer, type Shelf, usualShelf } from '@paddock/bots/answer'
import type { BotAnswer, BotQuestion } from '@paddock/bots/messages'

/** That it has everything at hand and begins to think, or what came of it. */
export type Reply = { readonly begun: number } | BotAnswer

/** A tenth of what everyone else gets where all want to run. */
const nicer = 10

export function answerQuestions(shelf: Shelf = usualShelf): void {
  parentPort?.on('message', async (question: BotQuestion) => {
    // Loading a game takes longer than most decisions, and is not the bot's thinking.
    await shelf.openBox(question.game)
    tell({ begun: question.id })
    tell(await answer(question, shelf))
  })
}

function tell(reply: Reply): void {
  parentPort?.postMessage(reply)
}

/** People's requests come first where there are fewer processors than threads. Elsewhere it would slow the whole process. */
export function makeWay(): void {
  if (platform() === 'linux') setPriority(nicer)
}
