import { defaultOptions, Rng, type Seat } from '@paddock/kernel'
import { expect, test } from 'vitest'
import type { Action } from '../rules/action.ts'
import type { Event } from '../rules/event.ts'
import { heatGame } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import { foresight } from './foresight.ts'
import type { HeatProspect } from './prospect.ts'

interface Awaited {
  readonly prospect: HeatProspect
  readonly heard: Event[]
}

/** One choice in so many is looked at. */
const lookedAt = 3

/** Plays a match at random, asks for the prospects of many choices that are made, and counts those that came true. */
function held(seats: number, options: Partial<Options>, seed: string, counts: Map<string, number>): void {
  const [rng, dice] = [Rng.fromSeed(seed), Rng.fromSeed(`${seed} dice`)]
  const state = heatGame.setup(seats, { ...defaultOptions(heatGame.meta), ...options }, rng, () => {})
  const awaited = new Map<Seat, Awaited>()
  for (let pending = heatGame.pending(state); ; pending = heatGame.pending(state)) {
    for (const [seat, { prospect, heard }] of awaited) {
      if (pending.length > 0 && !pending.includes(seat)) continue
      const view = heatGame.view(state, seat)
      const complaint = foresight.broken(prospect, heard, view, seat)
      if (complaint) throw new Error(`${JSON.stringify(prospect.action)} of seat ${seat}: ${complaint}`)
      counts.set(prospect.action.type, (counts.get(prospect.action.type) ?? 0) + 1)
      awaited.delete(seat)
    }
    if (pending.length === 0) return
    const moves = pending.map((seat) => {
      const action = dice.pick(heatGame.choices(state, seat).filter(({ type }) => type !== 'give-up'))
      if (dice.int(lookedAt) === 0)
        awaited.set(seat, { prospect: foresight.prospect(heatGame.view(state, seat), seat, action), heard: [] })
      return action
    })
    heatGame.apply(state, moves, rng, (event) => {
      for (const [seat, { heard }] of awaited) heard.push(heatGame.redact(event, seat) ?? event)
    })
  }
}

const matches: readonly { readonly seats: number; readonly options: Partial<Options> }[] = [
  { seats: 2, options: { circuit: 'france' } },
  { seats: 6, options: { circuit: 'gb', weather: 'on' } },
  { seats: 4, options: { workshop: 'draft', upgrades: 'all', weather: 'on', event: 'title-sponsor' } },
  {
    seats: 3,
    options: { workshop: 'draft', upgrades: 'advanced', gears: 'with-cards', wording: 'revised', legends: 3 },
  },
  {
    seats: 5,
    options: { workshop: 'draft', upgrades: 'all', gears: 'tournament', event: 'live-tv', circuit: 'italy' },
  },
  {
    seats: 6,
    options: { workshop: 'draft', upgrades: 'advanced', weather: 'on', event: 'speed-record', circuit: 'italy' },
  },
  { seats: 2, options: { season: 'all-time', upgrades: 'all', legends: 2 } },
  { seats: 4, options: { season: 'own', upgrades: 'advanced', wording: 'revised', legends: 1, pro: 3 } },
]

/** Every kind of choice there is, but to give up and to keep the cards as they are. */
const kinds: readonly Action['type'][] = [
  ...(['pick', 'swap', 'keep', 'shift', 'play', 'values', 'cool', 'boost', 'adrenaline', 'relieve', 'pay'] as const),
  ...([
    'replace',
    'scrap',
    'salvage',
    'accelerate',
    'direct',
    'done',
    'refresh',
    'slipstream',
    'stay',
    'discard',
  ] as const),
]

test('what is foreseen of every choice comes true, with whatever is played', () => {
  const counts = new Map<string, number>()
  for (const { seats, options } of matches) held(seats, options, 'foresight', counts)
  expect(kinds.filter((kind) => !counts.has(kind))).toEqual([])
})
