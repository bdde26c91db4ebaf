import { expect, test } from 'vitest'
import { type Thinker, Undecided } from './bot-thread.ts'
import { BotThreads } from './bot-threads.ts'

/** Thinks until it is told the answer. */
class SlowThinker implements Thinker {
  took = 0
  answer: ((place: number) => void) | undefined
  fail: ((why: Undecided) => void) | undefined
  game = ''

  think({ game }: { game: string }): Promise<number> {
    this.game = game
    return new Promise((resolve, reject) => {
      this.answer = resolve
      this.fail = reject
    })
  }

  async end(why: string): Promise<void> {
    this.fail?.(new Undecided(why))
  }
}

function threads(count: number) {
  const clock = { now: 0 }
  const thinkers: SlowThinker[] = []
  const hire = () => {
    const thinker = new SlowThinker()
    thinkers.push(thinker)
    return thinker
  }
  const module = new URL('file:///nowhere')
  const thinking = { threads: count, decision: 100, table: { max: 250, within: 1_000 }, module, thought: () => {} }
  const pool = new BotThreads(thinking, hire, () => clock.now)
  /** In tests the game says which question it is. */
  const ask = (table: string, name: string) =>
    pool.think(table, { game: name, bot: 'b', view: {}, seat: 0, choices: [], seed: '' })
  const finish = async (thinker: SlowThinker | undefined, took = 0) => {
    if (thinker) thinker.took = took
    thinker?.answer?.(0)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { clock, thinkers, pool, ask, finish }
}

test('tables take turns, however many questions one of them has', async () => {
  const { thinkers, ask, finish } = threads(1)
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
  void ask('b', 'b1')
  void ask('c', 'c1')
  const heard: string[] = []
  for (let turn = 0; turn < 5; turn++) {
    heard.push(thinkers[0]?.game ?? '')
    await finish(thinkers[0])
  }
  expect(heard).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

test('where there are several threads, no table has all of them', async () => {
  const { thinkers, ask, finish } = threads(3)
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
  const atWork = () => thinkers.map(({ game }) => game).filter((game) => game !== '')
  expect(atWork().sort()).toEqual(['a1', 'a2'])
  void ask('b', 'b1')
  expect(atWork().sort()).toEqual(['a1', 'a2', 'b1'])
  await finish(thinkers.find(({ game }) => game === 'b1'))
  expect(atWork().sort()).toEqual(['a1', 'a2', 'b1'])
  await finish(thinkers.find(({ game }) => game === 'a1'))
  expect(atWork()).toContain('a3')
})

test('a table that has thought for as long as it may waits until its time begins anew; others do not', async () => {
  const { clock, thinkers, pool, ask, finish } = threads(1)
  void ask('a', 'a1')
  await finish(thinkers[0], 249)
  expect(pool.wait('a')).toBe(0)
  void ask('a', 'a2')
  await finish(thinkers[0], 1)
  clock.now = 400
  expect(pool.wait('a')).toBe(600)
  expect(pool.wait('b')).toBe(0)
  clock.now = 1_000
  expect(pool.wait('a')).toBe(0)
})

test('at the end nobody is waited for', async () => {
  const { pool, ask } = threads(1)
  const answers = ['a1', 'a2'].map((name) => ask('a', name).catch((error: unknown) => error))
  await pool.close()
  for (const answer of [...answers, ask('a', 'late').catch((error: unknown) => error)])
    expect(await answer).toBeInstanceOf(Undecided)
})
