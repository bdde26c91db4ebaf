import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameIds } from '@paddock/games'
import { pageOf } from '@paddock/games/pages'
import { languages } from '@paddock/kernel'
import { describe, expect, test } from 'vitest'

/** Those whose sections say which numbered rules they tell. */
const told = ['formel-fun', 'heat']

describe.each(gameIds.filter((id) => told.includes(id)))('the rules of %s in short', (id) => {
  test('tell every numbered rule in one section, the same in every language', async () => {
    const text = readFileSync(join(import.meta.dirname, '../../../games', id, 'RULES.md'), 'utf8')
    const numbered = [...text.matchAll(/^\| ([A-Z]{2}-[A-Z0-9-]+) \|/gm)].map(([, rule]) => rule ?? '')
    const page = await pageOf(id)
    const [first, ...others] = await Promise.all(languages.map((language) => page?.rules[language]()))
    expect(first?.flatMap(({ rules = [] }) => rules).toSorted()).toEqual(numbered.toSorted())
    for (const other of others) expect(other?.map(form)).toEqual(first?.map(form))
  })
})

function form({ id, rules }: { readonly id: string; readonly rules?: readonly string[] }) {
  return { id, rules }
}
