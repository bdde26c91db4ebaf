/**
 * Holds a lesson to what it promises: that it can be gone through along its script and along wrong ways, and that all
 * of it has words. A change of the rules that breaks a lesson shows here.
 */
import type { AnyBox, Instinct } from '../box.ts'
import { canonical } from '../json.ts'
import { hasReasons } from '../reasons.ts'
import { Rng } from '../rng.ts'
import { languages } from '../words.ts'
import { beginLesson } from './begin-lesson.ts'
import type { AnyLesson, AnyLessonMoment, AnyLessons } from './lesson.ts'
import { LessonRun } from './lesson-run.ts'
import { wordFaults } from './lesson-words.ts'

export type LessonBox = AnyBox & Instinct<unknown, unknown>

/** Ways on which every choice is another one than what is wanted, wherever there is another. */
const wrongWays = ['first', 'second', 'third', 'fourth']

/** What is wrong with a lesson, in sentences; nothing if it is sound. `ruleIds` are those of the game's RULES.md. */
export function lessonFaults(
  box: LessonBox,
  lesson: AnyLesson,
  words: AnyLessons['words'],
  ruleIds: readonly string[],
): string[] {
  return [
    ...lesson.rules.filter((id) => !ruleIds.includes(id)).map((id) => `there is no rule ${id}`),
    ...(lesson.rules.length === 0 ? ['it teaches no rule'] : []),
    ...languages.flatMap((language) => wordFaults(lesson, words[language][lesson.id], language)),
    ...scriptFaults(box, lesson),
    ...wrongWays.flatMap((seed) => wayFaults(box, lesson, wrongWay(seed))),
  ]
}

/** How the lesson is gone through. */
interface Way {
  readonly name: string
  /** Decides for the learner; throws a `Fault` where that cannot be done as the lesson says. */
  choose(run: LessonRun): unknown
  /** Hears of every moment that comes. */
  hear?(moment: AnyLessonMoment): void
  /** Whether all that was given must be among the choices. */
  readonly isStrict?: true
}

class Fault extends Error {}

function scriptFaults(box: LessonBox, lesson: AnyLesson): string[] {
  const had: string[] = []
  const hear = ({ id }: AnyLessonMoment) => had.push(id)
  const faults = wayFaults(box, lesson, { name: 'the script', choose: onScript, hear, isStrict: true })
  const missed = lesson.moments.filter(({ id, isAstray }) => !isAstray && !had.includes(id))
  return [...faults, ...missed.map(({ id }) => `the script passes over the moment ${id}`)]
}

/** Goes through the lesson to its end. */
function wayFaults(box: LessonBox, lesson: AnyLesson, way: Way): string[] {
  try {
    const run = new LessonRun(lesson, beginLesson(box.game, lesson))
    for (let steps = 0; run.stand.what !== 'over'; steps++) {
      if (steps > box.longest + 3 * lesson.moments.length) throw new Fault('it comes to no end')
      goOn(run, box, way)
    }
    return []
  } catch (error) {
    if (error instanceof Fault) return [`${way.name}: ${error.message}`]
    throw error
  }
}

function goOn(run: LessonRun, box: LessonBox, way: Way): void {
  const { stand, match, lesson } = run
  if (stand.what === 'told' || stand.what === 'asked') {
    way.hear?.(stand.moment)
    checkPoints(run, box, stand.moment)
  }
  if (stand.what === 'told' || stand.what === 'mistake') {
    run.next()
    return
  }
  const { rival } = run
  const seat = rival ?? lesson.learner
  if (way.isStrict && run.listed(seat) !== undefined && run.given(seat) === undefined) {
    throw new Fault(
      `what is given for seat ${seat} at entry ${match.entry} is no choice: ${canonical(run.listed(seat))}`,
    )
  }
  if (rival !== undefined) {
    match.act(rival, run.rivalChoice(rival, box))
    return
  }
  const action = way.choose(run)
  if (run.choose(action)) match.act(lesson.learner, action)
}

/** What is pointed at is there to be seen. */
function checkPoints({ points, match, lesson }: LessonRun, box: LessonBox, { id }: AnyLessonMoment): void {
  if (!hasReasons(box)) return
  const shown = new Set(box.reasons.pieces(match.view(lesson.learner).view, lesson.learner).map(canonical))
  const unseen = points.find((piece) => !shown.has(canonical(piece)))
  if (unseen) throw new Fault(`the moment ${id} points at ${canonical(unseen)}, which is not shown`)
}

/** What was given for the learner, else the first choice that is wanted. */
function onScript(run: LessonRun): unknown {
  const { lesson, match, stand } = run
  const { view, choices } = match.view(lesson.learner)
  const given = run.given(lesson.learner)
  if (stand.what !== 'asked') return given ?? choices[0]
  const { moment } = stand
  const isWanted = (action: unknown) => moment.wanted?.(action, view) ?? true
  if (given !== undefined && !isWanted(given)) throw new Fault(`what is given at ${moment.id} is not what is wanted`)
  const wanted = given ?? choices.find(isWanted)
  if (wanted === undefined) throw new Fault(`no choice is wanted at ${moment.id}`)
  return wanted
}

/** Anything but what is wanted, wherever there is something else and it has not been answered yet; and at random otherwise. */
function wrongWay(seed: string): Way {
  const rng = Rng.fromSeed(`wrong way ${seed}`)
  return {
    name: `the ${seed} wrong way`,
    choose({ lesson, match, stand, progress }) {
      const { view, choices } = match.view(lesson.learner)
      if (stand.what !== 'asked') return rng.pick(choices)
      const { moment } = stand
      const isWanted = (action: unknown) => moment.wanted?.(action, view) ?? true
      const isAnswered = progress.mistakes.includes(moment.id)
      const others = choices.filter((action) => isWanted(action) === isAnswered)
      return rng.pick(others.length > 0 ? others : choices)
    },
  }
}
