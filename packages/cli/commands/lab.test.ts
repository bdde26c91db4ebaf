import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameIds, openBox } from '@paddock/games'
import { hasTallies, readRecord } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { paddock, paddockHere, program } from '../run-for-tests.ts'

const [game = ''] = gameIds

test('games lists every game with its options and their words, in either language', async () => {
  const json = await paddockHere(['games', '--json'])
  const en = await paddockHere(['games'])
  const fr = await paddock(['games'], '', { LANG: 'fr_CH.UTF-8' })
  expect(JSON.parse(json.out).map(({ id }: { id: string }) => id)).toEqual(gameIds)
  for (const id of gameIds) {
    const box = await openBox(id)
    expect(en.out).toContain(box?.words.en.summary)
    expect(fr.out).toContain(box?.words.fr.summary)
  }
  expect(en.out).toContain('(default)')
  expect(fr.out).toContain('(par défaut)')
})

test('simulate tells the same of the same seed on any number of workers', async () => {
  const args = ['simulate', game, '--matches', '20', '--seed', 's', '--json']
  const ran = [await paddockHere([...args, '--workers', '1']), await paddock([...args, '--workers', '2'])]
  const [alone, shared] = ran.map(({ out }) => JSON.parse(out))
  const { seconds, decisionsPerSecond, workers, ...result } = alone
  expect(ran.map(({ code, err }) => ({ code, err }))).toEqual([
    { code: 0, err: '' },
    { code: 0, err: '' },
  ])
  expect(result).toMatchObject({ game, matches: 20, errors: 0, seed: 's' })
  expect(result.meanDecisions).toBe(result.decisions / 20)
  expect(result.winsBySeat).toHaveLength(result.seats)
  expect(decisionsPerSecond).toBe(Math.round(result.decisions / seconds))
  expect(workers).toBe(1)
  expect(shared).toMatchObject(result)
})

test('simulate tells what a game counts of itself, the same on any number of workers', async () => {
  const boxes = await Promise.all(gameIds.map(openBox))
  const counting = boxes.find((box) => box && hasTallies(box))
  const id = counting?.game.meta.id ?? ''
  const args = ['simulate', id, '--matches', '10', '--seed', 's']
  const [first, second] = [
    await paddockHere([...args, '--json', '--workers', '1']),
    await paddock([...args, '--json', '--workers', '2']),
  ]
  const { figures } = JSON.parse(first.out)
  expect(figures.length).toBeGreaterThan(3)
  expect(JSON.parse(second.out).figures).toEqual(figures)
  const { out } = await paddockHere(args)
  expect(out).toMatch(/figure +cases/)
  for (const { name } of figures) expect(out).toContain(name)
})

test('simulate draws a seed and shows it, so that the run can be repeated', async () => {
  const first = await paddockHere(['simulate', game, '--matches', '3', '--bots', 'instinct'])
  const [, seed = ''] = /seed +(\S+)/.exec(first.out) ?? []
  expect(seed).not.toBe('')
  const again = await paddockHere(['simulate', game, '--matches', '3', '--bots', 'instinct', '--seed', seed])
  const same = (text: string) => text.replace(/per second.*/, '')
  expect(same(again.out)).toBe(same(first.out))
})

test('arena rounds up to whole blocks and says so', async () => {
  const args = ['arena', game, '--bots', 'instinct,random,random', '--matches', '7', '--seed', 's', '--json']
  const { code, out, err } = await paddock(args)
  expect(code).toBe(0)
  expect(err).toBe('Playing 9 matches instead of 7: whole blocks of 3 rotations.\n')
  const { players, ...about } = JSON.parse(out)
  expect(about).toMatchObject({ game, seats: 3, matches: 9, blocks: 3, errors: 0 })
  expect(players).toHaveLength(2)
  expect(players[0]).toMatchObject({ bot: 'instinct', seats: 1, par: 1 / 3 })
  expect(players[0].low).toBeLessThanOrEqual(players[0].winRate)
})

test('arena prints a table', async () => {
  const { out } = await paddockHere(['arena', game, '--bots', 'random,random,random', '--matches', '3', '--seed', 's'])
  expect(out).toMatch(/bot +seats +wins +95 % interval/)
  expect(out).toMatch(/random +3 +100\.0 %/)
})

test('record writes the match that simulate played under that seed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-'))
  const file = join(folder, 'record.json')
  const toFile = await paddock(['record', game, '--seed', 's/0', '--bots', 'random', '-o', file])
  const toStdout = await paddockHere(['record', game, '--seed', 's/0', '--bots', 'random'])
  const simulated = await paddockHere(['simulate', game, '--matches', '1', '--seed', 's', '--json'])
  expect([toFile.code, toStdout.code]).toEqual([0, 0])
  const written = await readFile(file, 'utf8')
  expect(toStdout.out).toBe(written)
  const { entries, result } = readRecord(JSON.parse(written))
  const { decisions, winsBySeat } = JSON.parse(simulated.out)
  expect(entries).toHaveLength(decisions)
  expect(winsBySeat[result?.ranking[0]?.seat ?? -1]).toBe(1)
})

test('record says where it cannot write', async () => {
  const { code, err } = await paddockHere(['record', game, '-o', '/no/such/folder/record.json'])
  expect(code).toBe(1)
  expect(err).toContain('Cannot write /no/such/folder/record.json')
})

test('a playthrough is a whole match in plain words', async () => {
  const { code, out } = await program('tools/playthrough.ts', [game, '--lang', 'fr', '--seed', 's'])
  expect(code).toBe(0)
  expect(out).toContain('Vu par un spectateur')
  expect(out).toContain('Classement final')
})
