import { recordFormat } from '@paddock/kernel'
import { effect } from '@preact/signals'
import { expect, test } from 'vitest'
import { browserSaves } from './browser-saves.ts'
import type { Save } from './save.ts'
import { Saves } from './saves.ts'
import { MemoryStorage } from './testing/memory-storage.ts'

function save(updated: number, over = false): Save {
  const record = {
    format: recordFormat,
    game: 'any',
    rules: 1,
    seats: 1,
    options: {},
    seed: 's',
    commitment: 'c',
  } as const
  const result = over ? { result: { hash: 'h', ranking: [{ seat: 0, place: 1, score: 7 }] } } : {}
  return { sitters: [{ kind: 'person', name: 'Anna' }], record: { ...record, entries: [], ...result }, updated }
}

test('kept matches are listed, the latest first', () => {
  const saves = new Saves(new MemoryStorage())
  saves.put('old', save(1))
  saves.put('new', save(2, true))
  expect(saves.list().map(({ id, over }) => [id, over])).toEqual([
    ['new', true],
    ['old', false],
  ])
  expect(saves.list()[0]?.ranking).toEqual([{ seat: 0, place: 1, score: 7 }])
})

test('whoever lists matches hears when one changes, here or in another tab', () => {
  const saves = new Saves(new MemoryStorage())
  let told = 0
  const end = effect(() => {
    told += 1 + 0 * saves.version.value
  })
  saves.put('a', save(1))
  saves.heard('paddock.match.a')
  saves.heard('paddock.theme')
  saves.forget('a')
  end()
  expect(told).toBe(4)
  expect(saves.list()).toEqual([])
})

test('a damaged save is left out of the list, named apart, and can be forgotten', () => {
  const storage = new MemoryStorage()
  const saves = new Saves(storage)
  saves.put('sound', save(1))
  const whole = storage.getItem('paddock.match.sound') ?? ''
  storage.setItem('paddock.match.cut', whole.slice(0, -9))
  storage.setItem('paddock.match.empty', '{}')
  storage.setItem('paddock.match.null', 'null')
  storage.setItem('paddock.match.seats', whole.replace('"seats":1', '"seats":2'))
  expect(saves.list().map(({ id }) => id)).toEqual(['sound'])
  expect(saves.damaged()).toEqual(['cut', 'empty', 'null', 'seats'])
  expect(() => saves.load('cut')).toThrow(expect.objectContaining({ code: 'damaged-save' }))
  for (const id of saves.damaged()) saves.forget(id)
  expect(saves.damaged()).toEqual([])
})

test('of finished matches only the latest thirty are kept, of running ones all', () => {
  const saves = new Saves(new MemoryStorage())
  saves.put('running', save(0))
  for (let day = 1; day <= 40; day++) saves.put(`day ${day}`, save(day, true))
  const ids = saves.list().map(({ id }) => id)
  expect(ids).toHaveLength(31)
  expect(ids).toContain('running')
  expect(ids).toContain('day 11')
  expect(ids).not.toContain('day 10')
})

test('where there is no room, the oldest finished match makes way before anything else', () => {
  const storage = new MemoryStorage()
  const saves = new Saves(storage)
  saves.put('running', save(1))
  saves.put('older', save(2, true))
  saves.put('newer', save(3, true))
  const used = ['running', 'older', 'newer'].reduce(
    (sum, id) => sum + (storage.getItem(`paddock.match.${id}`) ?? '').length,
    0,
  )
  storage.room = used
  expect(saves.put('next', save(4))).toBe(true)
  expect(saves.list().map(({ id }) => id)).toEqual(['next', 'newer', 'running'])
})

test('where storage is closed, matches live as long as the page', () => {
  // There is no localStorage here, as in a browser that closes it to the page.
  const saves = new Saves(browserSaves())
  expect(saves.put('a', save(1))).toBe(false)
  expect(saves.list().map(({ id }) => id)).toEqual(['a'])
  expect(saves.load('a')).toEqual(save(1))
  saves.forget('a')
  expect(saves.load('a')).toBeUndefined()
})
