import { globSync, readFileSync } from 'node:fs'
import { openBox } from '@paddock/games'
import { languages, readRecord, replay } from '@paddock/kernel'
import { faultsIn } from '@paddock/page-kit/testing/sentences.ts'
import { expect, test } from 'vitest'
import { openGamePage } from '../open-game-page.ts'
import { storyOf } from './story.ts'

const folder = new URL('../../../games/', import.meta.url).pathname
const files = globSync('*/golden/rules-*/*.json', { cwd: folder }).toSorted()
/** Of each game, those of its newest rules. */
const newest = [...Map.groupBy(files, (file) => file.split('/')[0] ?? '').values()].flatMap((all) => {
  const latest = all.at(-1)?.split('/')[2] ?? ''
  return all.filter((file) => file.includes(`/${latest}/`))
})

/** What is never read in a figure that is right. */
const slips = /--|\$-/

test.each(newest)('%s is told in words and figures, and every link leads into it', async (file) => {
  const record = readRecord(JSON.parse(readFileSync(`${folder}${file}`, 'utf8')))
  const box = await openBox(record.game)
  if (!box || !record.result) throw new Error('a golden record is over, and of a game of the house')
  const { ranking } = record.result
  const page = await openGamePage(box)
  const result = await page.result?.()
  const { steps, races } = storyOf(box, page, record, 0)
  const { view } = replay(box.game, record, () => {}).view(0)
  for (const language of languages) {
    const looking = { view, viewer: 0, language, name: (seat: number) => `n${seat}` } as const
    const { rows = [], turningPoints = [] } = result?.figures({ ...looking, ranking, steps }) ?? {}
    expect(rows.length).toBeGreaterThan(0)
    const labels = rows.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    const counted = rows.flatMap((row) => [...row.counted.values()].map((each) => ({ ...each, row })))
    for (const { at = 0 } of [...counted, ...turningPoints]) expect(at).toBeLessThanOrEqual(record.entries.length)
    const cars = races.flatMap(({ rounds }) => rounds.flatMap(({ order }) => order))
    const said = [
      ...labels,
      ...counted.map(({ amount, row: { said: write = String } }) => write(amount)),
      ...turningPoints.map((point) => point.said),
      ...Array.from(new Set(cars), (id) => result?.car(id, looking).name ?? ''),
    ]
    expect(faultsIn(said, language)).toEqual([])
    for (const each of said) expect(each).not.toMatch(slips)
    for (const { seat } of [...ranking, ...(page.rivals?.(looking) ?? [])]) {
      const look = result?.podiumCar(looking, seat)
      expect(look?.letter ?? look?.number).toMatch(/\S/)
    }
  }
})
