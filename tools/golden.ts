/**
 * Golden records: matches that must replay to the same end for as long as the rules' version stands.
 * Beside each record lies its story in plain words, so that a change of rules shows as a diff that a
 * person can judge.
 *
 *   npm run golden                                          records all of them again, with their stories
 *   npm run golden <game> <name> <seats> <seed> [options]   and another one, played by random bots
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { playRecorded, random } from '@paddock/bots'
import { openBox } from '@paddock/games'
import { readRecord } from '@paddock/kernel'
import { retell, storyText } from '../packages/cli/story.ts'
import { isMain, root } from './steps.ts'

/** The golden records in the repository, each with its story. */
export function goldenFiles(): { game: string; record: string; story: string }[] {
  const files = globSync('packages/games/*/golden/*.json', { cwd: root }).toSorted()
  return files.map((file) => ({
    game: basename(dirname(dirname(file))),
    record: join(root, file),
    story: join(root, file.replace(/\.json$/, '.txt')),
  }))
}

/** What a golden record tells, seen by a spectator, in English. */
export async function goldenStory(file: string): Promise<string> {
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')))
  const box = await openBox(record.game)
  if (!box) throw new Error(`${file} is of ${record.game}, which is not registered`)
  const recorded = { box, record }
  return `${storyText(recorded, retell(recorded, 'spectator', 'en'), 'spectator', 'en')}\n`
}

/** Plays the match between random bots and writes its record. */
async function record(file: string, id: string, seats: number, seed: string, options: unknown): Promise<void> {
  const box = await openBox(id)
  if (!box) throw new Error(`there is no game "${id}"`)
  const match = playRecorded({ box, bots: Array.from({ length: seats }, () => random), options, seed })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(match.record())}\n`)
}

if (isMain(import.meta)) {
  const [id, name, seats, seed, options = '{}'] = process.argv.slice(2)
  if (id && name && seats && seed) {
    const file = join(root, 'packages', 'games', id, 'golden', `${name}.json`)
    await record(file, id, Number(seats), seed, JSON.parse(options))
  }
  for (const { record: file, story } of goldenFiles()) {
    const { game, seats, seed, options } = readRecord(JSON.parse(readFileSync(file, 'utf8')))
    await record(file, game, seats, seed, options)
    writeFileSync(story, await goldenStory(file))
  }
}
