import { expect, test } from 'vitest'
import { moveWays } from '../rules/movement/movement.ts'
import { currentRow } from '../rules/movement/rows.ts'
import { home } from '../rules/state.ts'
import { track } from '../rules/track.ts'
import { race } from '../testing/table.ts'
import { proposed } from './proposal.ts'

test('a car is proposed to drive as far as it can, an own one inside and that of another outside', () => {
  const table = race(3, { moves: 'blocking' })
  const seen = { own: 0, foreign: 0 }
  table.playUntil(() => {
    const [seat = 0] = table.pending
    const view = table.view(seat)
    const choices = table.pending.length === 1 ? table.choices(seat) : []
    const place = proposed(view, seat, choices)
    const action = place === undefined ? undefined : choices[place]
    if (view.phase !== 'move') expect(place).toBeUndefined()
    if (view.row < 0 || action?.type !== 'move' || action.to === home) return false
    const ways = moveWays(view, view.car, currentRow(view).spaces)
    const farthest = Math.max(...ways.map(({ steps }) => steps))
    const lanes = ways.filter(({ steps }) => steps === farthest).map(({ to }) => track.circuit.spaces[to]?.lane ?? 0)
    const isOwn = view.owner[view.car] === seat
    expect(ways.find(({ to }) => to === action.to)?.steps).toBe(farthest)
    expect(track.circuit.spaces[action.to]?.lane).toBe(isOwn ? Math.min(...lanes) : Math.max(...lanes))
    seen[isOwn ? 'own' : 'foreign']++
    return false
  })
  expect(Math.min(seen.own, seen.foreign)).toBeGreaterThan(5)
})
