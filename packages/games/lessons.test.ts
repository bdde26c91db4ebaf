import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasInstinct, languages } from '@paddock/kernel'
import { lessonFaults } from '@paddock/kernel/lessons/check'
import { describe, expect, test } from 'vitest'
import { gameIds, openBox } from './index.ts'
import { lessonShelves } from './lessons.ts'

describe.each(lessonShelves)('the lessons of $game', ({ game, listed, open }) => {
  const names = listed.map(({ id }) => id)

  test('are all listed, in their order, with a title and some minutes', async () => {
    const { lessons } = await open()
    expect(lessons.lessons.map(({ id }) => id)).toEqual(names)
    for (const language of languages) expect(Object.keys(lessons.words[language]).sort()).toEqual(names.toSorted())
    for (const { title, minutes } of listed) {
      for (const language of languages) expect(title[language].trim()).not.toBe('')
      expect(minutes).toBeGreaterThan(0)
    }
  })

  test.each(names)('%s can be gone through along its script and along wrong ways, in words', async (id) => {
    const [{ lessons }, box] = await Promise.all([open(), openBox(game)])
    const lesson = lessons.lessons.find((each) => each.id === id)
    if (!lesson || !box || !hasInstinct(box)) throw new Error(`no lesson ${id}, or nobody to play it with`)
    const rules = readFileSync(join(import.meta.dirname, game, 'RULES.md'), 'utf8')
    const ruleIds = Array.from(rules.matchAll(/^\| ([A-Z]{2}-[A-Z0-9-]+) \|/gm), ([, rule = '']) => rule)
    expect(lessonFaults(box, lesson, lessons.words, ruleIds)).toEqual([])
  })
})

test('every game that has lessons is on the shelf', () => {
  const written = gameIds.filter((id) => existsSync(join(import.meta.dirname, id, 'lessons', 'entry.ts')))
  expect(lessonShelves.map(({ game }) => game).toSorted()).toEqual(written.toSorted())
})
