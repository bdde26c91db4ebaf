import { expect, test } from 'vitest'
import { lotsBox } from '../conformance/lots.ts'
import { isObject, throughJson } from '../json.ts'
import { replay } from '../match/replay.ts'
import { beginLesson, LessonRun } from './index.ts'
import { cardOf, cardsOf, type LotsLesson, lesson } from './testing/bidding.ts'

function begun(of: LotsLesson = lesson): LessonRun {
  return new LessonRun(of, beginLesson(lotsBox.game, of))
}

/** The learner chooses what is wanted, or what is not; it is made if the lesson lets it be. */
function choose(run: LessonRun, isWanted: boolean): void {
  const { stand, match } = run
  const moment = 'moment' in stand ? stand.moment : undefined
  const { view, choices } = match.view(0)
  const action = choices.find((each) => (moment?.wanted?.(each, view) ?? true) === isWanted)
  if (run.choose(action)) match.act(0, action)
}

function letRivals(run: LessonRun): void {
  while (run.rival !== undefined) run.match.act(run.rival, run.rivalChoice(run.rival, lotsBox))
}

/** Up to the question what to bid. */
function asked(): LessonRun {
  const run = begun()
  run.next()
  return run
}

test('what is only read waits until it was, and the rivals with it', () => {
  const run = begun()
  expect(run.stand).toMatchObject({ what: 'told', moment: { id: 'hello' } })
  expect(run.rival).toBeUndefined()
  run.next()
  expect(run.stand).toMatchObject({ what: 'asked', moment: { id: 'high' } })
  expect(run.points).toEqual([{ piece: 'card', card: Math.max(...viewOf(run).hand) }])
  expect(run.rival).toBe(1)
})

test('what is wanted leads to the next moment, and in the end it is over', () => {
  const run = asked()
  choose(run, true)
  expect(run.stand).toEqual({ what: 'free' })
  letRivals(run)
  expect(run.stand).toMatchObject({ what: 'asked', moment: { id: 'done' } })
  choose(run, true)
  expect(run.stand).toEqual({ what: 'over' })
  expect(run.progress.mistakes).toEqual([])
  expect(run.rival).toBeUndefined()
})

test('another choice counts and is answered, and all wait until that was read', () => {
  const run = asked()
  choose(run, false)
  expect(run.match.entry).toBe(1)
  expect(run.stand).toMatchObject({ what: 'mistake', moment: { id: 'high' } })
  expect(run.rival).toBeUndefined()
  run.next()
  expect(run.stand).toEqual({ what: 'free' })
  expect(run.progress.mistakes).toEqual(['high'])
})

test('where it is asked again, another choice is answered and not made', () => {
  const run = asked()
  choose(run, true)
  letRivals(run)
  const { entry } = run.match
  choose(run, false)
  expect(run.match.entry).toBe(entry)
  expect(run.stand).toMatchObject({ what: 'mistake', moment: { id: 'done' } })
  run.next()
  expect(run.stand).toMatchObject({ what: 'asked', moment: { id: 'done' } })
})

test('whoever chooses before all was read has read enough', () => {
  const run = begun()
  const highCard = Math.max(...cardsOf(0))
  expect(run.choose({ bid: highCard })).toBe(true)
  expect(run.progress.had).toBe(2)
})

test('a rival does what was given, and what instinct says where that is no choice', () => {
  const hand = beginLesson(lotsBox.game, lesson).choices(1)
  const given: LotsLesson = { ...lesson, given: [[], [{ bid: cardOf(hand.at(-1)) }]] }
  const run = begun(given)
  expect(run.rivalChoice(1, lotsBox)).toEqual(hand.at(-1))
  const odd = begun({ ...lesson, given: [[], [{ bid: 99 }]] })
  expect(odd.given(1)).toBeUndefined()
  expect(hand).toContainEqual(odd.rivalChoice(1, lotsBox))
})

test('it is resumed from its entries and its progress, through JSON', () => {
  const run = asked()
  choose(run, false)
  const kept = throughJson({ record: run.match.record(), progress: run.progress })
  const resumed = new LessonRun(lesson, replay(lotsBox.game, kept.record), kept.progress)
  expect(resumed.stand).toEqual(run.stand)
  expect(resumed.match.hash()).toBe(run.match.hash())
})

function viewOf(run: LessonRun): { readonly hand: readonly number[] } {
  const { view } = run.match.view(0)
  return isObject(view) && Array.isArray(view.hand) ? { hand: view.hand } : { hand: [] }
}
