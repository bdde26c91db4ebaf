import { expect, test } from 'vitest'
import type { GameEvent } from './game.ts'
import { nobody, only } from './only.ts'
import { by, type Decision, inPhases, over } from './phases.ts'
import { Rng } from './rng.ts'

interface Tower {
  phase: 'stack' | 'name' | 'over'
  turn: number
  height: number
}
type Move = 'stone' | 'done'
interface Told extends GameEvent {
  readonly move: Move
}

const stack = by<Tower, Move, Told>(
  ({ turn }) => turn,
  () => ['stone', 'done'],
  (tower, move, _rng, tell) => {
    if (move === 'stone') tower.height++
    else tower.phase = 'name'
    tell({ type: 'stacked', move })
  },
)
const everyoneNames: Decision<Tower, Move, Told> = {
  pending: () => [0, 1],
  choices: () => ['done'],
  apply(tower) {
    tower.phase = 'over'
  },
}
const tower = inPhases<Tower['phase'], Tower, Move, Told>({ stack, name: everyoneNames, over })
const start = (): Tower => ({ phase: 'stack', turn: 1, height: 0 })
const rng = Rng.fromSeed('tower')

test('the phase says who decides and between what', () => {
  expect(tower.pending(start())).toBe(only(1))
  expect(tower.choices(start(), 1)).toEqual(['stone', 'done'])
  expect(tower.pending({ ...start(), phase: 'name' })).toEqual([0, 1])
  expect(tower.choices({ ...start(), phase: 'name' }, 0)).toEqual(['done'])
})

test('a seat that is not pending has no choice', () => {
  expect(tower.choices(start(), 0)).toEqual([])
})

test('what is decided is carried out by the phase, and told', () => {
  const state = start()
  const told: Told[] = []
  tower.apply(state, ['stone'], rng, (event) => told.push(event))
  tower.apply(state, ['done'], rng, (event) => told.push(event))
  expect(state).toEqual({ phase: 'name', turn: 1, height: 1 })
  expect(told.map(({ move }) => move)).toEqual(['stone', 'done'])
})

test('nobody decides when the match is over', () => {
  const state: Tower = { ...start(), phase: 'over' }
  expect(tower.pending(state)).toBe(nobody)
  expect(tower.choices(state, 1)).toEqual([])
  expect(() => tower.apply(state, ['stone'], rng, () => {})).toThrow('over')
})

test('a seat cannot decide nothing', () => {
  expect(() => tower.apply(start(), [], rng, () => {})).toThrow('nothing was decided')
})
