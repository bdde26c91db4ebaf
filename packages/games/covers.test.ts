import { languages } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { covers } from './covers.ts'
import { gameIds, openBox } from './index.ts'

test('every box has a cover, in the same order', () => {
  expect(covers.map(({ id }) => id)).toEqual(gameIds)
})

test.each(covers)('the cover of $id says what is in the box', async ({ id, seats, words }) => {
  const box = await openBox(id)
  expect(box?.game.meta).toMatchObject({ id, seats })
  for (const language of languages) expect(box?.words[language]).toMatchObject({ ...words[language] })
})
