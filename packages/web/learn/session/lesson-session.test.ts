import { openBox } from '@paddock/games'
import { lessonShelves } from '@paddock/games/lessons'
import { hasInstinct } from '@paddock/kernel'
import { type AnyLesson, beginLesson, type LessonRun } from '@paddock/kernel/lessons'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { LessonSession } from './lesson-session.ts'

const lessons = await Promise.all(
  lessonShelves.map(async ({ game, open }) => ({
    game,
    box: await openBox(game),
    lessons: (await open()).lessons.lessons,
  })),
)
const everyLesson = lessons.flatMap(({ game, box, lessons: all }) =>
  all.map((lesson) => ({ name: `${game} ${lesson.id}`, box, lesson })),
)

function sitters({ match, learner }: AnyLesson) {
  return Array.from({ length: match.seats }, (_, seat) =>
    seat === learner ? ({ kind: 'person' } as const) : ({ kind: 'bot', bot: 'instinct' } as const),
  )
}

/** Lets everything that can go on without the learner do so. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 50; turns++) await Promise.resolve()
}

test.each(everyLesson)('$name: rivals wait for the coach, and the script leads to its end', async ({ box, lesson }) => {
  if (!box || !hasInstinct(box)) throw new Error('no box')
  const kept: LessonRun['stand']['what'][] = []
  const session = new LessonSession(
    box,
    { sitters: sitters(lesson), record: beginLesson(box.game, lesson).record(), updated: 0 },
    {
      id: 'lesson',
      lesson,
      progress: undefined,
      instinct: async () => box,
      keep: ({ stand }) => kept.push(stand.what),
      draw: () => ({ Coach: () => null, Rings: () => null, isSpeaking: signal(false) }),
    },
  )
  const { teaching } = session
  for (let steps = 0; teaching.stand.value.what !== 'over' && steps < 500; steps++) {
    await settle()
    const { what } = teaching.stand.value
    if (what === 'told' || what === 'mistake') {
      const { entry } = session.position.value
      await settle()
      expect(session.position.value.entry).toBe(entry)
      teaching.next()
    } else if (session.position.value.choices.length > 0) {
      await session.act(teaching.run.given(lesson.learner) ?? session.position.value.choices[0])
    }
  }
  expect(teaching.stand.value.what).toBe('over')
  expect(kept.at(-1)).toBe('over')
  expect(session.mayUndo.value).toBe(false)
  session.close()
})
