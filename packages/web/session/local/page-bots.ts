import { BotDesk } from './bot-desk.ts'
import { hireWorker } from './hire-worker.ts'

export const pageBots = new BotDesk(hireWorker)
