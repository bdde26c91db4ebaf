import { readFileSync } from 'node:fs'
import { gameIds, openBox } from '@paddock/games'
import { type Changes, readRecord, verify } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'
import { goldenFiles, goldenStory } from './golden.ts'

const files = goldenFiles().map((file) => [`${file.game}/rules-${file.rules}/${file.name}`, file] as const)

async function opened(game: string) {
  const box = await openBox(game)
  if (!box) throw new Error(`${game} is not registered`)
  return box
}

test.each(files)(
  'the golden record %s replays to the end it had, by the rules it was made with',
  async (_name, file) => {
    const { game } = await opened(file.game)
    const record = readRecord(JSON.parse(readFileSync(file.record, 'utf8')))
    expect([record.game, record.rules]).toEqual([file.game, file.rules])
    expect(verify(game, record)).toMatchObject({ ok: true, result: true, hash: record.result?.hash })
  },
)

test.each(files)('the golden record %s still tells the same story', async (_name, { record, story }) => {
  expect(await goldenStory(record)).toBe(readFileSync(story, 'utf8'))
})

describe.each(gameIds)('the versions of %s', (id) => {
  const versionsOf = async () => {
    const { rules } = (await opened(id)).game.meta
    return Array.from({ length: rules }, (_, index) => index + 1)
  }

  test('each have a golden record', async () => {
    const recorded = new Set(goldenFiles().flatMap(({ game, rules }) => (game === id ? [rules] : [])))
    expect([...recorded].toSorted()).toEqual(await versionsOf())
  })

  test('each but the first one brought a change that says what was before', async () => {
    const file = new URL(`../packages/games/${id}/versions.ts`, import.meta.url)
    const { changes }: { changes: Changes } = await import(file.href)
    const brought = new Set(Object.values(changes))
    expect([1, ...[...brought].toSorted()]).toEqual(await versionsOf())
    const told = readFileSync(file, 'utf8').matchAll(/^ {2}\/\*\* Before: .{20,}\. \*\/\n {2}'?([\w-]+)'?: \d+,$/gm)
    expect(Array.from(told, ([, name]) => name)).toEqual(Object.keys(changes))
  })
})
