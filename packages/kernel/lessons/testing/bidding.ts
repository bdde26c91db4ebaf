/** A lesson of Lots, for tests. */
import { type Action, lotsBox, type View } from '../../conformance/lots.ts'
import { isObject } from '../../json.ts'
import { beginLesson, type Lesson, type Lessons } from '../index.ts'

export type Thing = { readonly piece: 'card'; readonly card: number }
export type LotsLesson = Lesson<Action, View, Thing>

const highest = ({ hand }: View) => Math.max(...hand)
const bids = (action: Action, view: View) => 'bid' in action && action.bid === highest(view)

/** Two sit there; the learner is told of bidding, asked to bid high, and then to be done. */
export const lesson: LotsLesson = {
  id: 'bid',
  rules: ['LT-01'],
  learner: 0,
  match: { seats: 2, seed: 'lesson 2', rules: 1 },
  given: [[], []],
  moments: [
    { id: 'hello', when: ({ points }) => points[0] === 0 },
    {
      id: 'high',
      when: ({ tidying }) => tidying < 0,
      points: (view) => [{ piece: 'card', card: highest(view) }],
      asks: 'choice',
      wanted: bids,
    },
    {
      id: 'done',
      when: ({ tidying }) => tidying === 0,
      asks: 'choice',
      wanted: (action) => 'tidy' in action && action.tidy === 'done',
      mistake: 'asks-again',
    },
  ],
  ends: ({ points, tidying }) => points[0] === 1 && tidying < 0,
}

export const words: Lessons<Action, View, Thing>['words']['en'] = {
  bid: {
    about: 'How to bid.',
    done: 'That was it.',
    moments: {
      hello: { said: 'Hello. These are lots.' },
      high: { said: 'Bid high.', mistake: 'That was low.' },
      done: { said: 'Be done.', mistake: 'Not yet.' },
    },
  },
}
export const said = { en: words, fr: words }

/** The cards that a seat may bid at the beginning. */
export function cardsOf(seat: number): number[] {
  return beginLesson(lotsBox.game, lesson).choices(seat).map(cardOf)
}

export function cardOf(choice: unknown): number {
  return isObject(choice) && typeof choice.bid === 'number' ? choice.bid : 0
}
