import type { Lesson } from '@paddock/kernel/lessons'
import type { Piece } from '../prospects/reasons/pieces.ts'
import type { Action } from '../rules/action.ts'
import { type CardName, cardCalled } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'
import {
  areCards,
  black,
  card,
  holds,
  isAt,
  isGear,
  isPhase,
  learner,
  market,
  part,
  progressOf,
  space,
  use,
} from './at-the-table.ts'
import { drives } from './given.ts'

const [brakes, cooling, body] = ['brakes-10', 'cooling-11', 'body-5'] as const satisfies readonly CardName[]
/** The first space behind the line of corner A. */
const behindA = 12

function isPicking(view: View, round: number): boolean {
  return view.phase === 'draft' && view.draftRound === round && view.picking[0] === learner
}

function isTaken(action: Action, name: CardName): boolean {
  return action.type === 'pick' && action.card === cardCalled(name)
}

/** Three upgrades are drafted, all of which come into the first hand, and are driven with for two rounds. */
export const workshop: Lesson<Action, View, Piece> = {
  id: 'workshop',
  rules: [
    'HT-WORK-01',
    'HT-WORK-02',
    'HT-WORK-03',
    'HT-WORK-06',
    'HT-WORK-07',
    'HT-MOVE-08',
    'HT-REACT-08',
    'HT-REACT-09',
    'HT-SYM-02',
    'HT-SYM-03',
    'HT-SYM-11',
    'HT-SYM-12',
    'HT-SYM-13',
    'HT-SYM-23',
  ],
  learner,
  match: { seats: 2, options: { race: 'first-game', workshop: 'draft' }, seed: 'workshop 3', rules: 3 },
  opening: [{ seat: 1, action: { type: 'pick', card: cardCalled('4wd-2') } }],
  given: [
    drives(
      'pick brakes-10, pick cooling-11, pick body-5',
      'gear 2, play brakes-10 cooling-11, values 5, pay cooling-11, done, discard',
      'gear 2, play 2 body-5, relieve 1, done, slipstream 2',
    ),
    drives(
      'pick cooling-12, pick 4wd-2',
      'gear 2, play 3 4, boost, done, slipstream 2, discard',
      'gear 3, play 1 2 3, done, discard 2',
    ),
  ],
  moments: [
    { id: 'market', when: (view) => isPicking(view, 0) },
    {
      id: 'brakes',
      when: (view) => isPicking(view, 0),
      points: () => [market(brakes)],
      asks: 'choice',
      wanted: (action) => isTaken(action, brakes) || isTaken(action, 'brakes-9'),
    },
    {
      id: 'costly',
      when: (view) => isPicking(view, 1),
      points: () => [market(cooling)],
      asks: 'choice',
      wanted: (action) => isTaken(action, cooling),
    },
    {
      id: 'third',
      when: (view) => isPicking(view, 2),
      points: () => [market(body), market('rpm-16')],
      asks: 'choice',
    },
    {
      id: 'hand',
      when: (view) => isAt(view, 1, 'shift') && holds(view, brakes, cooling),
      points: () => [card(brakes), card(cooling)],
      asks: 'choice',
      wanted: (action) => isGear(action, 2),
    },
    {
      id: 'values',
      when: (view) => isAt(view, 1, 'values'),
      points: () => [use('values')],
      asks: 'choice',
      wanted: (action) => action.type === 'values' && action.values.every((value) => value >= 4),
    },
    {
      id: 'pay',
      when: (view) => isPhase(view, 'react') && view.left.heat.length > 0,
      points: () => [use('pay'), part('engine')],
      asks: 'choice',
      wanted: ({ type }) => type === 'pay',
    },
    {
      id: 'corner',
      when: (view) => isAt(view, 2, 'play') && progressOf(view, black) < behindA && holds(view, body, 2),
      points: () => [card(body), card(2), space(behindA)],
      asks: 'choice',
      wanted: (action) => areCards(action, 'play', 2, body),
    },
    {
      id: 'relieve',
      when: (view) => isPhase(view, 'react') && view.left.stress > 0 && holds(view, 'stress'),
      points: () => [card('stress'), use('relieve')],
      asks: 'choice',
      wanted: ({ type }) => type === 'relieve',
    },
  ],
  ends: (view) => view.round > 2 || isAt(view, 2, 'discard') || isAt(view, 2, 'slipstream'),
}
