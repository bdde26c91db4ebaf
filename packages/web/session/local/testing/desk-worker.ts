import { answer } from '@paddock/bots/answer'
import type { BotQuestion } from '@paddock/bots/messages'
import type { Asker, BotWorker } from '../bot-desk.ts'

/** The bots' worker without a thread: messages are copied as they would be on their way. */
export class DeskWorker implements BotWorker {
  readonly asker: Asker
  readonly questions: BotQuestion[] = []
  dismissed = false

  constructor(asker: Asker) {
    this.asker = asker
  }

  ask(question: BotQuestion): void {
    this.questions.push(question)
    answer(structuredClone(question)).then((data) => {
      if (!this.dismissed) this.asker.answered(structuredClone(data))
    })
  }

  dismiss(): void {
    this.dismissed = true
  }
}
