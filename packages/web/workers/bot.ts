/** The bots of a match that runs in the page: asked for a decision, they answer with one of the choices. */
import { answer } from '@paddock/bots/answer'
import { findBot } from '@paddock/bots/bot'
import type { BotQuestion } from '@paddock/bots/messages'
import { openToThink } from '@paddock/games'

const shelf = { openBox: openToThink, findBot }

self.addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  self.postMessage(await answer(data, shelf))
})
