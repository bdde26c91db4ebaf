/**
 * Golden records: matches of every version of the rules, which replay to the same end for good. They lie in a folder
 * for each version, `golden/rules-2`. Beside each record lies its story in plain words, so that whatever changes
 * shows as a diff that a person can judge.
 *
 *   npm run golden                                          records those of the newest rules again, and tells all stories anew
 *   npm run golden <game> <name> <seats> <seed> [options]   and another one, played by random bots
 *
 * The records of older versions are never made again: they were made when their rules were the newest.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { playRecorded, random } from '@paddock/bots'
import { openBox } from '@paddock/games'
import { type AnyExplainedBox, readRecord } from '@paddock/kernel'
import { retell, storyText } from '../packages/cli/story.ts'
import { isMain, root } from './steps.ts'

/** A golden record in the repository, with its story. */
export interface GoldenFile {
  readonly game: string
  readonly rules: number
  readonly name: string
  readonly record: string
  readonly story: string
}

export function goldenFiles(): GoldenFile[] {
  const files = globSync('packages/games/*/golden/rules-*/*.json', { cwd: root }).toSorted()
  return files.map((file) => {
    const [, , game = '', , version = '', name = ''] = file.split(/[\\/]/)
    return {
      game,
      rules: Number(version.replace('rules-', '')),
      name: name.replace(/\.json$/, ''),
      record: join(root, file),
      story: join(root, file.replace(/\.json$/, '.txt')),
    }
  })
}

/** What a golden record tells, seen by a spectator, in English. */
export async function goldenStory(file: string): Promise<string> {
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')))
  const recorded = { box: await boxOf(record.game), record }
  return `${storyText(recorded, retell(recorded, 'spectator', 'en'), 'spectator', 'en')}\n`
}

async function boxOf(id: string): Promise<AnyExplainedBox> {
  const box = await openBox(id)
  if (!box) throw new Error(`there is no game "${id}"`)
  return box
}

/** Plays the match between random bots and writes its record. */
function record(file: string, box: AnyExplainedBox, seats: number, seed: string, options: unknown): void {
  const match = playRecorded({ box, bots: Array.from({ length: seats }, () => random), options, seed })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(match.record())}\n`)
}

if (isMain(import.meta)) {
  const [id, name, seats, seed, options = '{}'] = process.argv.slice(2)
  if (id && name && seats && seed) {
    const box = await boxOf(id)
    const folder = join(root, 'packages', 'games', id, 'golden', `rules-${box.game.meta.rules}`)
    record(join(folder, `${name}.json`), box, Number(seats), seed, JSON.parse(options))
  }
  for (const { record: file, story, rules } of goldenFiles()) {
    const { game, seats, seed, options } = readRecord(JSON.parse(readFileSync(file, 'utf8')))
    const box = await boxOf(game)
    if (rules === box.game.meta.rules) record(file, box, seats, seed, options)
    writeFileSync(story, await goldenStory(file))
  }
}
