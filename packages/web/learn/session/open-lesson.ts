import { openToPlay } from '@paddock/games'
import { shelfOf } from '@paddock/games/lessons'
import { pointedOf } from '@paddock/games/pointing'
import type { Language } from '@paddock/kernel'
import { type AnyBox, canThink, hasInstinct, type Instinct, replay } from '@paddock/kernel'
import {
  type AnyLesson,
  beginLesson,
  type LessonListed,
  type LessonRun,
  type LessonWords,
} from '@paddock/kernel/lessons'
import type { Save } from '../../session/local/save.ts'
import { openGamePage } from '../../table/open-game-page.ts'
import { drawn } from '../drawn.tsx'
import { endLesson } from '../kept-lessons.ts'
import { forgetLesson, keepLesson, keptLesson, type LessonSave } from './lesson-save.ts'
import { LessonSession } from './lesson-session.ts'

/** A lesson that is open: its match, and what is said of it. */
export interface OpenLesson {
  readonly session: LessonSession
  readonly listed: LessonListed
}

/** Begins a lesson, or goes on with it where it was left; undefined if there is none of that name. */
export async function openLesson(game: string, id: string): Promise<OpenLesson | undefined> {
  const shelf = shelfOf(game)
  const listed = shelf?.listed.find((each) => each.id === id)
  if (!shelf || !listed) return undefined
  const [{ lessons }, box, pointed] = await Promise.all([shelf.open(), openToPlay(game), pointedOf(game)])
  const lesson = lessons.lessons.find((each) => each.id === id)
  if (!lesson || !box) return undefined
  const page = await openGamePage(box)
  const { save, progress } = resumed(box, game, lesson)
  const said = (language: Language): LessonWords | undefined => lessons.words[language][id]
  const session = new LessonSession(box, save, {
    id: `lesson.${game}.${id}`,
    lesson,
    progress,
    instinct: () => instinctOf(box),
    keep: (run) => keep(game, run),
    draw: (teaching) => drawn({ teaching, game, listed, said, pointed, page }),
  })
  return { session, listed }
}

function keep(game: string, { lesson, match, progress, stand }: LessonRun): void {
  if (stand.what === 'over') {
    forgetLesson(game, lesson.id)
    endLesson(game, lesson.id, 'done')
  } else keepLesson(game, lesson.id, { entries: match.entries, progress })
}

/** Where it was left, if that can still be played; else from its beginning. */
function resumed(box: AnyBox, game: string, lesson: AnyLesson): { save: Save } & Partial<Pick<LessonSave, 'progress'>> {
  const begun = beginLesson(box.game, lesson).record()
  const sitters = Array.from({ length: lesson.match.seats }, (_, seat) =>
    seat === lesson.learner ? ({ kind: 'person' } as const) : ({ kind: 'bot', bot: 'instinct' } as const),
  )
  const kept = keptLesson(game, lesson.id)
  if (kept) {
    try {
      const record = { ...begun, entries: kept.entries }
      replay(box.game, record)
      return { save: { sitters, record, updated: 0 }, progress: kept.progress }
    } catch (problem) {
      console.warn('A lesson cannot be gone on with and begins anew:', problem)
    }
  }
  return { save: { sitters, record: begun, updated: 0 } }
}

async function instinctOf(box: AnyBox): Promise<Instinct<unknown, unknown>> {
  const thinking = canThink(box) ? await box.think() : box
  return hasInstinct(thinking) ? thinking : { instinct: (_view, _seat, choices) => choices[0] }
}
