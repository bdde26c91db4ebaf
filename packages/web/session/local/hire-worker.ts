import type { BotAnswer } from '@paddock/bots/messages'
import type { Asker, BotWorker } from './bot-desk.ts'

/** The bots in a thread of their own. */
export function hireWorker({ answered, failed }: Asker): BotWorker {
  const worker = new Worker(new URL('../../workers/bot.ts', import.meta.url), { type: 'module', name: 'bots' })
  worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => answered(data)
  worker.onerror = ({ message }) => failed(message || 'the worker failed')
  return { ask: (question) => worker.postMessage(question), dismiss: () => worker.terminate() }
}
