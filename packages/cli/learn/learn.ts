import { hasInstinct, type Language } from '@paddock/kernel'
import type { LessonStand } from '@paddock/kernel/lessons'
import type { AnyGameTerminal } from '@paddock/terminal-kit/game-terminal.ts'
import { common } from '../play/common.ts'
import { decide } from '../play/decide.ts'
import { tableFrame } from '../play/screen/table.ts'
import { ask, keep, nothing, type PlaySession } from '../play/session.ts'
import type { Speed } from '../play/speed.ts'
import type { Tty } from '../play/tty/tty.ts'
import { watch } from '../play/watch.ts'
import type { LessonSaves } from './lesson-saves.ts'
import type { OpenLesson } from './open-lesson.ts'
import { learnWords } from './words.ts'

/** What a lesson is shown with. */
export interface Classroom {
  readonly terminal: AnyGameTerminal
  readonly shelf: LessonSaves
  readonly tty: Tty
  language: Language
  readonly speed: Speed
}

/** How the learner went away from a lesson. */
export type WayOut = 'left' | 'next' | 'again' | 'skipped'

/** A lesson from where it stands to its end, or until the learner goes. */
export async function learn(lesson: OpenLesson, room: Classroom): Promise<WayOut> {
  const { run, solo } = lesson
  const { box } = solo
  room.shelf.follow(run)
  const session: PlaySession = {
    ...room,
    solo,
    notice: nothing,
    isSkipping: false,
    isForwarding: false,
    coach: { said: (_, language) => coachSays(lesson, language), choose: (action) => run.choose(action) },
  }
  const instinct = hasInstinct(box)
    ? box
    : { instinct: (_: unknown, __: number, choices: readonly unknown[]) => choices[0] }
  for (;;) {
    room.language = session.language
    const { what } = run.stand
    if (what === 'told' || what === 'mistake' || what === 'over') {
      keep(session)
      const key = await read(session, lesson)
      room.language = session.language
      if (key === 'left') return what === 'over' ? ended(lesson, room, 'left') : 'left'
      if (what === 'over') return ended(lesson, room, key === 'again' ? 'again' : 'next')
      if (key === 'skipped') return key
      if (key === 'on') run.next()
      continue
    }
    const { rival } = run
    const turn = rival === undefined ? await decide(session) : solo.does(rival, run.rivalChoice(rival, instinct))
    if (turn === 'left') return 'left'
    if (turn === 'taken-back') continue
    if (!(await watch(session, turn))) return 'left'
  }
}

function ended({ listed, solo }: OpenLesson, { shelf }: Classroom, going: WayOut): WayOut {
  shelf.end(solo.box.game.meta.id, listed.id, 'done')
  return going
}

/** Shows what is said until a key goes on. */
async function read(session: PlaySession, lesson: OpenLesson): Promise<'on' | 'left' | 'skipped' | 'again'> {
  const isOver = lesson.run.stand.what === 'over'
  for (;;) {
    const key = await ask(session, (size) => tableFrame(readingScreen(session, lesson), size))
    if (key === undefined) continue
    const answer = await common(session, key)
    if (answer === 'leave') return 'left'
    if (answer === 'done') continue
    if (!isOver && (key === 's' || key === 'S')) return 'skipped'
    if (isOver && (key === 'r' || key === 'R')) return 'again'
    if ((key === 'enter' || key === ' ') && !(isOver && !lesson.next)) return 'on'
  }
}

function readingScreen({ solo, terminal, language }: PlaySession, lesson: OpenLesson) {
  const { box, seat, told, seen, match } = solo
  const words = learnWords[language]
  return {
    ...{ box, terminal, seat, seats: match.seats, view: solo.look().view, language, told, seen },
    ...{ pending: [], choices: [], chosen: undefined, canUndo: false, latest: [], mode: 'reading' as const },
    notice: stepSays(lesson, language),
    coach: coachSays(lesson, language),
    keys: lesson.run.stand.what === 'over' ? words.over(lesson.next !== undefined) : words.reading,
  }
}

/** Which lesson it is, and how far it has come. */
function stepSays({ run, listed }: OpenLesson, language: Language): string {
  const moments = run.lesson.moments.filter(({ isAstray }) => !isAstray)
  const gone = moments.filter((moment) => run.lesson.moments.indexOf(moment) < run.progress.had).length
  return learnWords[language].lesson(listed.title[language], Math.min(gone + 1, moments.length), moments.length)
}

function coachSays({ run, listed, words }: OpenLesson, language: Language): string {
  const stand: LessonStand = run.stand
  const own = words[language][listed.id]
  if (stand.what === 'over') return own?.done ?? ''
  if (!('moment' in stand)) return learnWords[language].free
  const moment = own?.moments[stand.moment.id]
  return (stand.what === 'mistake' ? moment?.mistake : moment?.said) ?? ''
}
