import type { Language } from '../words.ts'
import type { AnyLesson, LessonWords } from './lesson.ts'

/** What is missing or too long of a lesson's words in one language. */
export function wordFaults(lesson: AnyLesson, words: LessonWords | undefined, language: Language): string[] {
  if (!words) return [`it has no words in ${language}`]
  const { about, done, moments } = words
  const texts: [string, string | undefined][] = [
    ['what it is about', about],
    ['its end', done],
    ...lesson.moments.map(({ id }): [string, string | undefined] => [id, moments[id]?.said]),
    ...lesson.moments
      .filter(({ wanted }) => wanted)
      .map(({ id }): [string, string | undefined] => [`a mistake at ${id}`, moments[id]?.mistake]),
  ]
  const ids = lesson.moments.map(({ id }) => id)
  return [
    ...texts.filter(([, text]) => !text?.trim()).map(([what]) => `${what} has no words in ${language}`),
    ...texts
      .filter(([, text = '']) => sentences(text) > 2)
      .map(([what]) => `${what}: more than two sentences in ${language}`),
    ...Object.keys(moments)
      .filter((id) => !ids.includes(id))
      .map((id) => `there are words for ${id} in ${language}, and no such moment`),
    ...(new Set(ids).size < ids.length ? ['two moments have the same id'] : []),
  ]
}

/** A sentence ends with a mark that a blank or nothing follows. */
function sentences(text: string): number {
  return text.match(/[.!?…](?=\s|$)/g)?.length ?? 1
}
