import { findBot } from '@paddock/bots'
import { shelfOf } from '@paddock/games/lessons'
import { type AnyBox, Rng, replay } from '@paddock/kernel'
import {
  type AnyLesson,
  type AnyLessons,
  beginLesson,
  type LessonListed,
  type LessonProgress,
  LessonRun,
} from '@paddock/kernel/lessons'
import { type Heard, hear, SoloMatch } from '../play/solo-match.ts'
import { WrongUse } from '../subcommand.ts'
import type { LessonSaves } from './lesson-saves.ts'

export interface OpenLesson {
  readonly listed: LessonListed
  readonly next: LessonListed | undefined
  readonly words: AnyLessons['words']
  readonly run: LessonRun
  readonly solo: SoloMatch
}

/** The lesson of that name as it was left, or from its beginning; without a name, the next one that has not ended. */
export async function openLesson(box: AnyBox, named: string | undefined, shelf: LessonSaves): Promise<OpenLesson> {
  const game = box.game.meta.id
  const found = shelfOf(game)
  const listed = found?.listed ?? []
  if (!found || listed.length === 0) throw new WrongUse(`There are no lessons for ${game} yet.`)
  const ended = shelf.ended()
  const first = listed.find(({ id }) => ended[`${game}/${id}`] === undefined) ?? listed[0]
  const wanted = named === undefined ? first : listed.find(({ id }) => id === named)
  const { lessons } = await found.open()
  const lesson = lessons.lessons.find(({ id }) => id === wanted?.id)
  if (!wanted || !lesson) {
    throw new WrongUse(
      `There is no lesson "${named}" for ${game}. There are: ${listed.map(({ id }) => id).join(', ')}.`,
    )
  }
  const next = listed[listed.indexOf(wanted) + 1]
  return { listed: wanted, next, words: lessons.words, ...resumed(box, lesson, shelf) }
}

/** Where it was left, if that can still be played; else from its beginning. */
function resumed(box: AnyBox, lesson: AnyLesson, shelf: LessonSaves): Pick<OpenLesson, 'run' | 'solo'> {
  const begun = beginLesson(box.game, lesson).record()
  const left = shelf.left(box.game.meta.id, lesson.id)
  if (left) {
    try {
      return seated(box, lesson, { ...begun, entries: left.entries }, left.progress)
    } catch {
      // It was kept by a version whose lesson went another way.
    }
  }
  return seated(box, lesson, begun)
}

function seated(
  box: AnyBox,
  lesson: AnyLesson,
  record: Parameters<typeof replay>[1],
  progress?: LessonProgress,
): Pick<OpenLesson, 'run' | 'solo'> {
  const bot = findBot('instinct')
  if (!bot) throw new Error('there is no instinct')
  const told: Heard = [[]]
  const match = replay(box.game, record, (step, running) => hear(told, running, step, lesson.learner))
  told[0] = match.told(match.opening, lesson.learner)
  const rngs = Array.from({ length: record.seats }, (_, seat) => Rng.fromSeed(`lesson ${seat}`))
  const solo = new SoloMatch(box, match, lesson.learner, bot, { rngs, told, seen: match.entry })
  return { solo, run: new LessonRun(lesson, match, progress) }
}
