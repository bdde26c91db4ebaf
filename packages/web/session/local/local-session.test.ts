import { Match, replay, type Viewer } from '@paddock/kernel'
import { effect } from '@preact/signals'
import { describe, expect, test } from 'vitest'
import type { LiveStep } from '../session.ts'
import { journalStep } from '../steps.ts'
import { Trouble } from '../trouble.ts'
import { boxes, browser, person, sitters } from './testing/browser.ts'
import { MemoryStorage } from './testing/memory-storage.ts'
import { nextStep, playOn } from './testing/play.ts'
import { ToldMatch } from './told-match.ts'

const tables = boxes.flatMap((box) => {
  const { id, seats } = box.game.meta
  return Array.from({ length: seats.max - seats.min + 1 }, (_, more) => ({ box, game: id, seats: seats.min + more }))
})

describe.each(tables)('$game with $seats seats', ({ box, game, seats }) => {
  test('a match against bots is played to its end, and what is kept of it replays to the same end', async () => {
    const { begun, saves } = browser()
    const session = await begun({ game, options: {}, sitters: sitters(seats, 1) })
    await playOn(session, Number.POSITIVE_INFINITY)
    const record = await session.record()
    expect(saves.load(session.id)?.record).toEqual(JSON.parse(JSON.stringify(record)))
    expect(replay(box.game, record).hash()).toBe(record.result?.hash)
    expect(saves.list()).toMatchObject([{ id: session.id, kind: 'alone', over: true, entries: record.entries.length }])
  })
})

/** A device is passed round among two or more. */
const shared = tables.filter(({ seats: count }) => count > 1)

describe.each(shared)('$game with $seats seats, passed round', ({ box, game, seats }) => {
  test('nothing that is shown goes beyond what its viewer may know', async () => {
    const { begun, saves } = browser()
    const persons = Math.max(2, seats - 1)
    const session = await begun({ game, options: {}, sitters: sitters(seats, persons) })
    const looked = new Set<Viewer>()
    const end = effect(() => {
      const { viewer, curtain, position, journal } = session
      looked.add(viewer.value)
      if (curtain.value !== undefined) expect(viewer.value).toBe('spectator')
      const kept = saves.load(session.id)
      if (!kept) throw new Error('nothing is kept')
      const truth = ToldMatch.from(box, kept.record)
      expect(position.value).toEqual(truth.position(viewer.value))
      expect(journal.value).toEqual(truth.journal(viewer.value))
    })
    await playOn(session, 60)
    end()
    expect(looked).toEqual(new Set(['spectator', ...Array(persons).keys()]))
  })
})

const [table] = tables
if (!table) throw new Error('no game is registered')
const { box, game, seats } = table

test('every step is heard once, in order, and bots wait until the page is ready for more', async () => {
  const { begun } = browser()
  const session = await begun({ game, options: {}, sitters: sitters(seats, 0) })
  const heard: LiveStep[] = []
  session.onStep((step) => heard.push(step))
  const first = await nextStep(session)
  expect(heard).toEqual([first])
  expect(session.position.value.entry).toBe(1)
  const second = nextStep(session)
  session.ready()
  await second
  expect(heard.map(({ entry }) => entry)).toEqual([1, 2])
  expect(heard.map(({ asked }) => asked?.entry)).toEqual([1, 2])
  expect(session.journal.value.filter(({ entry }) => entry > 0)).toEqual(heard.map(journalStep))
})

test('the step that ends a turn is told to whoever made it, though the curtain falls for the next', async () => {
  const { begun, saves } = browser()
  const session = await begun({ game, options: {}, sitters: sitters(seats, seats) })
  const actor = session.curtain.value
  expect(session.viewer.value).toBe('spectator')
  session.liftCurtain()
  expect(session.viewer.value).toBe(actor)
  const seen: LiveStep[] = []
  session.onStep((step) => seen.push(step))
  while (session.viewer.value === actor) {
    const [choice] = session.position.value.choices
    await session.act(choice)
  }
  const kept = saves.load(session.id)
  if (!kept || actor === undefined) throw new Error('nothing is kept')
  const truth = ToldMatch.from(box, kept.record)
  const last = seen.at(-1)
  const { view: _, ...asked } = truth.position(actor)
  expect(last && journalStep(last)).toEqual(truth.journal(actor).at(-1))
  expect(last?.asked).toEqual(asked)
  expect(truth.position(actor)).not.toEqual(truth.position('spectator'))
  expect(session.viewer.value).toBe('spectator')
  expect(session.curtain.value).not.toBe(actor)
  expect(session.position.value.choices).toEqual([])
})

test('what the rules do not allow is refused in words, and nothing changes', async () => {
  const { begun } = browser()
  const session = await begun({ game, options: {}, sitters: sitters(seats, seats) })
  const before = session.position.value
  await expect(session.act({ type: 'nonsense' })).rejects.toMatchObject({ code: 'out-of-turn' })
  session.liftCurtain()
  await expect(session.act({ type: 'nonsense' })).rejects.toBeInstanceOf(Trouble)
  await expect(session.act({ type: 'nonsense' })).rejects.toMatchObject({ code: 'illegal' })
  await expect(session.record()).rejects.toMatchObject({ code: 'not-over' })
  expect(session.position.value.entry).toBe(before.entry)
})

test('a second tab hears what the first one does, and never writes over it', async () => {
  const storage = new MemoryStorage()
  const [one, two] = [browser(storage), browser(storage)]
  const first = await one.begun({ game, options: {}, sitters: sitters(seats, seats) })
  const second = await two.opened(first.id)
  const heard: number[] = []
  second.onStep(({ entry }) => heard.push(entry))
  await playOn(first, 3)
  second.liftCurtain()
  // Its own storage event has not come yet, but it looks before it writes.
  await expect(second.act(second.position.value.choices[0])).rejects.toMatchObject({ code: 'stale' })
  expect(heard).toEqual([1, 2, 3])
  await playOn(first, 5)
  two.saves.heard(`paddock.match.${first.id}`)
  expect(heard).toEqual([1, 2, 3, 4, 5])
  expect(second.journal.value.filter(({ entry }) => entry > 0)).toHaveLength(5)
  await playOn(second, 6)
  one.saves.heard(`paddock.match.${first.id}`)
  expect(first.position.value.entry).toBe(6)
})

test('where two tabs acted at once, what is written counts', async () => {
  const { begun, saves } = browser()
  const session = await begun({ game, options: {}, sitters: sitters(seats, seats) })
  const kept = saves.load(session.id)
  if (!kept) throw new Error('nothing is kept')
  session.liftCurtain()
  const [choice, other] = session.position.value.choices
  const elsewhere = Match.start(box.game, kept.record)
  elsewhere.act(elsewhere.pending[0] ?? 0, other)
  await session.act(choice)
  saves.put(session.id, { ...kept, record: elsewhere.record() })
  saves.heard(`paddock.match.${session.id}`)
  expect(session.position.value).toEqual(elsewhere.view('spectator'))
  expect(session.journal.value.filter(({ entry }) => entry > 0)).toHaveLength(1)
})

test('with no room left the match goes on, says so once, and stays open to this page', async () => {
  const { begun, opened, storage } = browser()
  const session = await begun({ game, options: {}, sitters: sitters(seats, 1) })
  storage.room = 0
  await playOn(session, 4)
  expect(session.problem?.value?.code).toBe('storage-full')
  expect((await opened(session.id)).position.value.entry).toBe(4)
  storage.room = Number.POSITIVE_INFINITY
  // A bot may have moved meanwhile.
  await playOn(session, session.position.value.entry + 1)
  expect(session.problem?.value).toBeUndefined()
})

test('a rematch is a new match of the same people', async () => {
  const { begun, opened } = browser()
  const people = [person, { kind: 'person', name: 'Anna' } as const, ...sitters(seats - 2, 0)]
  const session = await begun({ game, options: {}, sitters: people })
  const address = await session.rematch()
  const again = await opened(address.replace('/play/', ''))
  expect(again.id).not.toBe(session.id)
  expect(again.commitment).not.toBe(session.commitment)
  expect(again.sitters.value).toEqual(session.sitters.value)
})
