import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { random } from '@paddock/bots'
import { openBox } from '@paddock/games'
import { type AnyBox, Rng } from '@paddock/kernel'
import { afterAll, expect, test } from 'vitest'
import { Failure } from '../../subcommand.ts'
import { startSolo } from '../solo-match.ts'
import { clearShelves, freshShelf, sit } from '../testing/sit.ts'
import { script } from '../tty/fake-tty.ts'
import { save } from './saved.ts'

afterAll(clearShelves)

const box = await opened()

async function opened(): Promise<AnyBox> {
  const found = await openBox('formel-fun')
  if (!found) throw new Error('no box')
  return found
}

const fresh = () => save(startSolo(box, random, 0, { seats: 3, options: {}, seed: 'shelf' }), 'en', 'normal')

test('a match begun under newer rules is not called damaged, and is kept aside', async () => {
  const shelf = freshShelf()
  const saved = fresh()
  shelf.keep({ ...saved, record: { ...saved.record, rules: saved.record.rules + 1 } })
  const { tty } = await sit(shelf, ['formel-fun'], script('q'))
  expect(tty.screen).toContain('begun under newer rules')
  expect(readdirSync(join(shelf.folder, 'play'))).toEqual(['formel-fun.json.newer'])
})

test('a second damaged save does not overwrite the first', () => {
  const shelf = freshShelf()
  const path = join(shelf.folder, 'play', 'formel-fun.json')
  mkdirSync(join(shelf.folder, 'play'))
  for (const damage of ['one', 'two', 'three']) {
    writeFileSync(path, damage)
    const found = shelf.find(box)
    if (found.kind !== 'damaged') throw new Error(found.kind)
    expect(readFileSync(found.aside, 'utf8')).toBe(damage)
  }
  expect(readdirSync(join(shelf.folder, 'play'))).toHaveLength(3)
  expect(existsSync(path)).toBe(false)
})

test('what cannot be opened is left alone, and the player is told what to do', () => {
  const shelf = freshShelf()
  const path = join(shelf.folder, 'play', 'formel-fun.json')
  mkdirSync(path, { recursive: true })
  expect(() => shelf.find(box)).toThrow(Failure)
  expect(() => shelf.find(box)).toThrow(/formel-fun\.json cannot be read: .*PADDOCK_DATA/)
  rmSync(path, { recursive: true })
  shelf.keep(fresh())
  mkdirSync(join(shelf.folder, 'play', 'formel-fun.previous.json', 'full'), { recursive: true })
  expect(() => shelf.putAside('formel-fun')).toThrow(Failure)
})

test('two matches of one day and one shuffle have a record each', () => {
  const shelf = freshShelf()
  const records = ['one', 'other'].map((moves) => {
    const solo = startSolo(box, random, 0, { seats: 3, options: {}, seed: 'twice' })
    const rng = Rng.fromSeed(moves)
    while (!solo.isOver) solo.isAsked ? solo.decide(rng.pick(solo.look().choices)) : solo.botDecides()
    return solo.match.record()
  })
  const now = new Date('2026-01-02')
  const paths = records.map((record) => shelf.file(record, now))
  expect(paths.map((path) => JSON.parse(readFileSync(path, 'utf8')))).toEqual(records)
})
