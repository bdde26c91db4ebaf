import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gameIds, openBox } from '@paddock/games'
import { readRecord, verify } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { goldenFiles, goldenStory } from './golden.ts'

const files = goldenFiles().map((file) => [`${file.game}/${basename(file.record, '.json')}`, file] as const)

test.each(files)('the golden record %s still replays to the same end', async (_name, { game, record }) => {
  const box = await openBox(game)
  if (!box) throw new Error(`${game} is not registered`)
  expect(verify(box.game, readRecord(JSON.parse(readFileSync(record, 'utf8'))))).toMatchObject({
    ok: true,
    result: true,
  })
})

test.each(files)('the golden record %s still tells the same story', async (_name, { record, story }) => {
  expect(await goldenStory(record)).toBe(readFileSync(story, 'utf8'))
})

test('every game has a golden record', () => {
  const games = goldenFiles().map(({ game }) => game)
  expect(gameIds.filter((id) => !games.includes(id))).toEqual([])
})
