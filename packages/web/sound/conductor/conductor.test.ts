import { type Cue, cueKinds } from '@paddock/page-kit/cue.ts'
import type { Field } from '@paddock/page-kit/field.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ShownEvent } from '../../table/stage/stage.ts'
import type { Struck } from '../mixer/mixer.ts'
import { Conductor } from './conductor.ts'

let now: number
let cues: readonly Cue[]
let fields: ReadonlyMap<unknown, Field>
let played: Struck[]
let conductor: Conductor

beforeEach(() => {
  now = 1000
  cues = []
  fields = new Map()
  played = []
  conductor = new Conductor({
    page: { cues: () => cues, field: (view) => fields.get(view), circuit: () => undefined },
    player: { play: (struck) => played.push(struck) },
    now: () => now,
  })
})

const moves = [{ car: 'red', path: [] }]
const tempo = { move: 400, hold: 100, moment: 1500, card: 0, said: 0 }

function show(told: readonly Cue[], how: Partial<ShownEvent> = {}): void {
  cues = told
  conductor.shown({
    event: { type: 'any' },
    before: 'before',
    after: 'after',
    viewer: 0,
    moves: [],
    tempo,
    isSkipped: false,
    ...how,
  })
}

/** The last lap of two, with the cars of seat 0 and of seat 1. */
function race(own: number, other: number, lap = 2): Field {
  const cars = [
    { car: 'red', seat: 0, progress: own },
    { car: 'blue', seat: 1, progress: other },
  ]
  const order = cars.toSorted((a, b) => b.progress - a.progress)
  return { cars: order, race: 1, round: 9, lap, laps: 2, decides: 'first' }
}

const heard = () => played.map(({ kind }) => kind)

describe('a cue', () => {
  test('of every kind is heard', () => {
    for (const kind of cueKinds) {
      now += 60
      show([{ kind }])
    }
    expect(heard()).toEqual(cueKinds)
  })

  test('is as strong as it is told, and half as strong as can be where that is left out', () => {
    show([{ kind: 'boost', strength: 0.9 }, { kind: 'jam' }])
    expect(played).toMatchObject([{ strength: 0.9 }, { strength: 0.5 }])
  })

  test('of a car that drives lasts as long as its motion, in its gear', () => {
    show([{ kind: 'drive', strength: 0.8, gear: 3 }], { moves })
    expect(played).toMatchObject([{ kind: 'drive', gear: 3, seconds: 0.4, later: 0 }])
  })

  test('in a motion comes where it happens: tyres on the way, a jam at its end', () => {
    show([{ kind: 'drive' }, { kind: 'tyres' }, { kind: 'jam' }], { moves })
    const [drive, tyres, jam] = played.map(({ later }) => later ?? 0)
    expect(drive).toBe(0)
    expect(tyres).toBeGreaterThan(0)
    expect(jam).toBeGreaterThan(tyres ?? 0)
    expect(jam).toBeLessThan(0.4)
  })

  test('comes at once where nothing moves', () => {
    show([{ kind: 'jam' }])
    show([{ kind: 'drive' }], { moves, tempo: { ...tempo, move: 0 } })
    expect(played).toMatchObject([
      { kind: 'jam', later: 0 },
      { kind: 'drive', later: 0, seconds: undefined },
    ])
  })

  test('of the lights lasts as long as everything waits for them', () => {
    show([{ kind: 'lights' }])
    expect(played).toMatchObject([{ kind: 'lights', seconds: 1.5 }])
  })

  test('that is skipped is not heard, unless it matters', () => {
    show(
      cueKinds.map((kind) => ({ kind })),
      { isSkipped: true },
    )
    expect(heard()).toEqual(['last-lap', 'finish', 'champion'])
  })

  test('that comes at the same moment as another of its kind is heard once', () => {
    show([{ kind: 'card' }, { kind: 'card' }, { kind: 'coins' }])
    show([{ kind: 'card' }])
    expect(heard()).toEqual(['card', 'coins'])
  })

  test('is heard more softly when it has been heard often', () => {
    for (let time = 0; time < 5; time++) {
      now += 2
      show([{ kind: 'drive' }])
    }
    expect(played[4]?.level).toBeLessThan(played[0]?.level ?? 0)
  })
})

describe('the stand', () => {
  test('gets up when it is close, with the end of the motion that made it so', () => {
    fields = new Map([['after', race(80, 79)]])
    show([], { moves })
    expect(played).toMatchObject([{ kind: 'crowd', later: 0.4 }])
  })

  test('stays seated when one is far ahead, and where the game tells no field', () => {
    fields = new Map([['after', race(80, 60)]])
    show([])
    fields = new Map()
    show([])
    expect(played).toEqual([])
  })

  test('shouts again only when it is closer still, or after a while', () => {
    fields = new Map([['after', race(80, 77)]])
    for (let time = 0; time < 4; time++) {
      now += 0.5
      show([])
    }
    expect(heard()).toEqual(['crowd'])
    now += 1
    fields = new Map([['after', race(80, 80)]])
    show([])
    expect(heard()).toEqual(['crowd', 'crowd'])
    expect(played[1]?.strength).toBeGreaterThan(played[0]?.strength ?? 1)
    now += 10
    show([])
    expect(heard()).toHaveLength(3)
  })

  test('is on its feet for a photo finish, however slow the race was', () => {
    const before = race(96, 95)
    const home = before.cars.map((car) => ({ ...car, progress: 100, done: 'finished' as const }))
    fields = new Map([
      ['before', before],
      ['after', { ...before, cars: home }],
    ])
    show([])
    expect(played).toMatchObject([{ kind: 'crowd', strength: 1 }])
  })

  test('does not see what is skipped', () => {
    fields = new Map([['after', race(80, 80)]])
    show([], { isSkipped: true })
    expect(played).toEqual([])
  })
})

describe('a lead that is lost', () => {
  const passed = new Map([
    ['before', race(70, 60)],
    ['after', race(70, 75)],
  ])

  test('is told to whoever had it, and to nobody else', () => {
    fields = passed
    show([], { viewer: 0 })
    expect(heard()).toContain('lead-lost')
    played = []
    now += 60
    show([], { viewer: 1 })
    show([], { viewer: 'spectator' })
    expect(heard()).not.toContain('lead-lost')
  })

  test('by crossing the line is none, nor by the start of another race', () => {
    const [own, other] = race(100, 75).cars
    if (!own || !other) throw new Error('nobody drives')
    fields = new Map([
      ['before', race(98, 75)],
      ['after', { ...race(100, 75), cars: [{ ...own, done: 'finished' as const }, other] }],
    ])
    show([])
    fields = new Map([
      ['before', race(98, 75)],
      ['after', { ...race(0, 1), race: 2 }],
    ])
    show([])
    expect(heard()).not.toContain('lead-lost')
  })
})

test('the first car in its last lap has the bell rung once, also where the game tells it itself, and where it is skipped', () => {
  fields = new Map([
    ['before', race(49, 20, 1)],
    ['after', race(51, 20)],
  ])
  show([{ kind: 'last-lap' }], { isSkipped: true })
  expect(heard()).toEqual(['last-lap'])
  now += 60
  show([], { isSkipped: true })
  expect(heard()).toEqual(['last-lap', 'last-lap'])
})

describe('whoever is asked', () => {
  test('is called the louder the longer they waited', () => {
    for (const waited of [2, 8, 30, 300]) {
      now += 60
      conductor.yourTurn(waited)
    }
    const strengths = played.map(({ strength }) => strength)
    expect(heard()).toEqual(Array.from({ length: 4 }, () => 'your-turn'))
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b))
    expect(strengths.at(-1)).toBe(1)
  })

  test('is not called from the table they have not left', () => {
    conductor.yourTurn(0.4)
    expect(played).toEqual([])
  })
})
