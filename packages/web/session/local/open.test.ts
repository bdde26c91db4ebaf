import { Match, replay, verify } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { boxes, browser, person, sitters } from './testing/browser.ts'
import { playOn } from './testing/play.ts'

const [box] = boxes
if (!box) throw new Error('no game is registered')
const { id: game } = box.game.meta
const { min: seats } = box.game.meta.seats

test('a match that is opened again at any entry goes on as if the page had never been closed', async () => {
  const { begun, opened, saves } = browser()
  let session = await begun({ game, options: {}, sitters: sitters(seats, 1) })
  const seed = saves.load(session.id)?.record.seed
  for (const entry of [0, 1, 2, 3, 5, 8, 13, 21, 34]) {
    await playOn(session, entry)
    const { position, journal } = session
    session.close()
    session = await opened(session.id)
    expect(session.position.value).toEqual(position.value)
    expect(session.journal.value).toEqual(journal.value)
  }
  await playOn(session, Number.POSITIVE_INFINITY)
  const record = await session.record()
  expect(record.seed).toBe(seed)
  expect(replay(box.game, record).hash()).toBe(record.result?.hash)
})

const mended = boxes.filter((box) => box.game.meta.rules > 1).map((box) => ({ box, game: box.game.meta.id }))

test.each(mended)(
  'a match of $game begun by older rules goes on by them, against bots, to its end',
  async ({ box, game }) => {
    const { opened, saves } = browser()
    const record = Match.start(box.game, { seats: 2, seed: 'older', rules: 1 }).record()
    saves.put('older', { sitters: sitters(2, 1), record, updated: 0 })
    const session = await opened('older')
    await playOn(session, Number.POSITIVE_INFINITY)
    const played = await session.record()
    expect([played.game, played.rules]).toEqual([game, 1])
    expect(verify(box.game, played)).toMatchObject({ ok: true, result: true })
  },
)

test('a save of newer rules, or with a move that was never possible, is refused with a reason', async () => {
  const { begun, opened, saves } = browser()
  const { id } = await begun({ game, options: {}, sitters: sitters(seats, 1) })
  const save = saves.load(id)
  if (!save) throw new Error('nothing is kept')
  saves.put(id, { ...save, record: { ...save.record, rules: 999 } })
  await expect(opened(id)).rejects.toMatchObject({ code: 'rules-version' })
  saves.put(id, { ...save, record: { ...save.record, entries: [{ seat: 0, action: { type: 'nonsense' } }] } })
  await expect(opened(id)).rejects.toMatchObject({ code: 'damaged-save' })
})

test('a match for too few seats is refused with a reason', async () => {
  const { begun } = browser()
  await expect(begun({ game, options: {}, sitters: [person] })).rejects.toMatchObject({ code: 'bad-seats' })
})
