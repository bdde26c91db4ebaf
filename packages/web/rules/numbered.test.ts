import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameIds } from '@paddock/games'
import { describe, expect, it } from 'vitest'
import { plain, readNumbered } from './numbered.ts'

function written(game: string): string {
  return readFileSync(join(import.meta.dirname, '../../games', game, 'RULES.md'), 'utf8')
}

describe('numbered rules', () => {
  it('are read with their chapter, number, sentence and source', () => {
    const text = [
      '# A game: numbered rules',
      '',
      '## Auction (AB-AUC)',
      '',
      '| id | rule | source |',
      '|---|---|---|',
      '| AB-AUC-01 | The *highest* bid wins, by `open`. | Auction; sheet 2 |',
      '## Nothing in it',
    ].join('\n')
    expect(readNumbered(text)).toEqual([
      {
        title: 'Auction',
        rules: [{ id: 'AB-AUC-01', text: 'The *highest* bid wins, by `open`.', source: 'Auction; sheet 2' }],
      },
    ])
    expect(plain('The *highest* bid wins, by `open`.')).toBe('The highest bid wins, by open.')
  })

  it.each(gameIds)('of %s are all read', (game) => {
    const text = written(game)
    const ids = [...text.matchAll(/^\| ([A-Z]{2}-[A-Z0-9-]+) \|/gm)].map(([, id]) => id)
    const read = readNumbered(text).flatMap(({ rules }) => rules)
    expect(read.map(({ id }) => id)).toEqual(ids)
    expect(read.filter(({ text: said, source }) => said === '' || said.includes('|') || source === '')).toEqual([])
  })
})
