import { expect, test } from 'vitest'
import { endedLessons, endLesson, nextLesson } from './kept-lessons.ts'

function storage(text?: string) {
  const kept = new Map(text === undefined ? [] : [['paddock.lessons', text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const listed = [{ id: 'first' }, { id: 'second' }, { id: 'third' }]

test('the next lesson is the first that has neither been done nor skipped', () => {
  const kept = storage()
  expect(nextLesson('game', listed, endedLessons(kept))?.id).toBe('first')
  endLesson('game', 'first', 'done', kept)
  endLesson('game', 'second', 'skipped', kept)
  expect(nextLesson('game', listed, endedLessons(kept))?.id).toBe('third')
  expect(nextLesson('other', listed, endedLessons(kept))?.id).toBe('first')
})

test('once all have ended one may begin anew, and where there is none there is no next', () => {
  const kept = storage()
  for (const { id } of listed) endLesson('game', id, 'done', kept)
  expect(nextLesson('game', listed, endedLessons(kept))?.id).toBe('first')
  expect(nextLesson('game', [], endedLessons(kept))).toBeUndefined()
})

test('what was done stays done when it is skipped the next time', () => {
  const kept = storage()
  endLesson('game', 'first', 'done', kept)
  endLesson('game', 'first', 'skipped', kept)
  expect(endedLessons(kept)).toEqual({ 'game/first': 'done' })
})

test.each(['{', '[]', '7', '{"game/first":"maybe"}'])('what cannot be read, %s, is as if nothing was kept', (text) => {
  expect(endedLessons(storage(text))).toEqual({})
})
