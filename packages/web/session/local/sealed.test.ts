/** Decisions in secret and taking back, with a game that has both. */

import type { BotQuestion } from '@paddock/bots/messages'
import { type AnyBox, Match, type Seat } from '@paddock/kernel'
import { lotsBox } from '@paddock/kernel/lots'
import { expect, test } from 'vitest'
import { until } from '../online/until.ts'
import { type Asker, BotDesk } from './bot-desk.ts'
import { LocalSession } from './local-session.ts'
import type { LocalSitter } from './save.ts'
import { Saves } from './saves.ts'
import { MemoryStorage } from './testing/memory-storage.ts'
import { nextStep } from './testing/play.ts'

import { ToldMatch } from './told-match.ts'

const box: AnyBox = lotsBox

/** A bot that answers when it is told to. */
class PatientBot {
  readonly questions: BotQuestion[] = []
  #asker: Asker | undefined
  #heard = () => {}

  readonly desk = new BotDesk((asker) => {
    this.#asker = asker
    return {
      ask: (question) => {
        this.questions.push(question)
        this.#heard()
      },
      dismiss: () => {},
    }
  })

  /** Resolves when it is asked the next time. */
  nextQuestion(): Promise<void> {
    return new Promise((resolve) => {
      this.#heard = resolve
    })
  }

  answer(choice: number): void {
    const question = this.questions.at(-1)
    if (question) this.#asker?.answered({ id: question.id, choice })
  }
}

function table(...kinds: LocalSitter['kind'][]) {
  const sitters = kinds.map((kind): LocalSitter => (kind === 'bot' ? { kind, bot: 'any' } : { kind }))
  const record = Match.start(box.game, { seats: sitters.length, seed: 'sealed' }).record()
  const saves = new Saves(new MemoryStorage())
  const bot = new PatientBot()
  const save = { sitters, record, updated: 0 }
  const again = async () => ''
  const open = () =>
    new LocalSession('id', box, saves.load('id') ?? save, { saves, bots: bot.desk, again, now: () => 0 })
  /** What the kernel shows of what was written down. */
  const truth = () => ToldMatch.from(box, saves.load('id')?.record ?? record)
  return { session: open(), bot, open, truth }
}

async function bid(session: LocalSession): Promise<void> {
  session.liftCurtain()
  await session.act(session.position.value.choices[0])
}

test('people bid one after another, and nobody sees what another has bid', async () => {
  const { session, truth } = table('person', 'person', 'person')
  const called: (Seat | undefined)[] = []
  for (let bids = 0; bids < 3; bids++) {
    called.push(session.curtain.value)
    expect(session.viewer.value).toBe('spectator')
    expect(session.position.value).toEqual(truth().position('spectator'))
    expect(session.position.value.sealed).toBeUndefined()
    await bid(session)
  }
  expect(called).toEqual([0, 1, 2])
  const entries = session.journal.value.filter(({ entry }) => entry > 0)
  expect(entries.map(({ outcome }) => outcome)).toEqual(['sealed', 'sealed', 'applied'])
  expect(session.position.value).toEqual(truth().position(session.viewer.value))
})

test('opened again in the middle of the bids, the device goes to who has not bid yet', async () => {
  const { session, open } = table('person', 'person', 'person')
  await bid(session)
  session.close()
  expect(open().curtain.value).toBe(1)
})

test('a bot that bids in secret while the curtain is down changes neither curtain nor viewer', async () => {
  const { session, bot } = table('person', 'person', 'bot')
  const step = nextStep(session)
  bot.answer(0)
  expect(await step).toMatchObject({ seat: 2, outcome: 'sealed', frames: [] })
  expect(session.curtain.value).toBe(0)
  expect(session.viewer.value).toBe('spectator')
  expect(session.position.value.decided).toEqual([2])
})

test('a bid may be taken back while a bot still thinks, and the bot is asked anew', async () => {
  const { session, bot } = table('person', 'bot')
  session.ready()
  expect(bot.questions).toHaveLength(1)
  await bid(session)
  expect(session.mayUndo.value).toBe(true)
  await session.undo()
  expect(session.position.value.decided).toEqual([])
  const asked = bot.nextQuestion()
  bot.answer(1)
  await asked
  expect(bot.questions).toHaveLength(2)
  const step = nextStep(session)
  bot.answer(0)
  expect((await step).seat).toBe(1)
  const entries = session.journal.value.filter(({ entry }) => entry > 0)
  expect(entries.map(({ seat, outcome }) => [seat, outcome])).toEqual([
    [0, 'sealed'],
    [0, 'undone'],
    [1, 'sealed'],
  ])
})

test('what showed a hidden card cannot be taken back, and that is said', async () => {
  const { session } = table('person', 'person')
  await bid(session)
  await bid(session)
  session.liftCurtain()
  await session.act({ tidy: 'note' })
  expect(session.mayUndo.value).toBe(false)
  await until(() => session.mayUndo.value)
  await session.act({ tidy: 'turn-up' })
  await expect(session.undo()).rejects.toMatchObject({ code: 'cannot-undo' })
  expect(session.mayUndo.value).toBe(false)
})
