import { gameIds } from '@paddock/games'
import { pageOf } from '@paddock/games/pages'
import { examplesOf, numberedRulesOf, wordsExplained } from '@paddock/games/rulebooks'
import { languages } from '@paddock/kernel'
import { faultsIn, fixedSentences } from '@paddock/page-kit/testing/sentences.ts'
import { describe, expect, test } from 'vitest'
import { readNumbered } from '../numbered.ts'
import { lastAsked, playedTo } from './playing.ts'

describe.each(gameIds)('the drawn examples of %s', async (id) => {
  const drawn = await examplesOf(id)
  const examples = drawn?.examples ?? []
  const sections = await (await pageOf(id))?.rules.en()

  test.each(examples.map((example) => [example.id, example] as const))(
    '%s: what its words say happens',
    (_, example) => {
      expect(example.steps.length).toBeGreaterThan(0)
      for (const [at, step] of example.steps.entries()) {
        const { table } = playedTo(example, at)
        expect(step.holds(table), `not before step ${at + 1}`).toBe(false)
        step.does(table)
        expect(step.holds(table), `after step ${at + 1}`).toBe(true)
      }
    },
  )

  test.each(examples.map((example) => [example.id, example] as const))(
    '%s: whatever is tried can be carried out',
    (_, example) => {
      const at = lastAsked(example, example.steps.length)
      if (at === undefined) return
      for (const action of playedTo(example, at).choices) {
        expect(() => playedTo(example, at, [action])).not.toThrow()
      }
    },
  )

  test('each has words for all of its steps in every language', () => {
    for (const language of languages) {
      const words = drawn?.words[language] ?? {}
      expect(Object.keys(words).toSorted()).toEqual(examples.map((example) => example.id).toSorted())
      for (const example of examples) expect(words[example.id]?.steps, example.id).toHaveLength(example.steps.length)
      expect(faultsIn(fixedSentences(words), language)).toEqual([])
    }
  })

  test('each belongs to a section and shows numbered rules that there are', async () => {
    const numbered = readNumbered(await numberedRulesOf(id)).flatMap(({ rules }) => rules.map((rule) => rule.id))
    for (const { section, rules } of examples) {
      expect(sections?.map((each) => each.id)).toContain(section)
      expect(numbered).toEqual(expect.arrayContaining([...rules]))
    }
  })

  test('its words are explained in every language alike, in a section that there is', async () => {
    const [first = [], ...others] = await Promise.all(languages.map((language) => wordsExplained(id, language)))
    expect(first.length).toBeGreaterThan(0)
    for (const each of others) {
      expect(each.map(({ id: word, section }) => [word, section])).toEqual(
        first.map(({ id: word, section }) => [word, section]),
      )
    }
    for (const { section } of first) expect(sections?.map((each) => each.id)).toContain(section)
  })
})
