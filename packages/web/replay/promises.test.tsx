import { verify } from '@paddock/kernel'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { playedMatches } from './film/testing.ts'
import { Promises } from './promises.tsx'
import { words } from './words.ts'

const [played] = await playedMatches()
if (!played) throw new Error('no game is registered')
const { box, record } = played
const { en } = words

function shown(altered = record, promised = record.commitment): string {
  const found = verify(box.game, altered, promised)
  return renderToString(<Promises found={found} promised={promised} byTable={true} words={en} />)
}

test('an honest record keeps every promise, and the promised hash can be compared', () => {
  const page = shown()
  for (const said of [en.allKept, en.shuffleKept, en.legal, en.endKept, record.commitment]) expect(page).toContain(said)
  expect(page).not.toContain('data-kept="false"')
})

test('a shuffle other than the promised one is said to be that', () => {
  const page = shown(record, 'another promise')
  expect(page).toContain(en.someBroken)
  expect(page).toContain(en.shuffleBroken)
  expect(page).toContain(en.legal)
})

test('a move that the rules do not allow is found', () => {
  const page = shown({ ...record, entries: [{ seat: 0, action: { type: 'nonsense' } }] })
  expect(page).toContain(en.illegal)
  expect(page).not.toContain(en.endKept)
})

test('another end than the recorded one is found', () => {
  const { result } = record
  if (!result) throw new Error('the match has not ended')
  expect(shown({ ...record, result: { ...result, hash: 'other' } })).toContain(en.endBroken)
})
