import { expect, test } from 'vitest'
import { lots } from '../conformance/lots.ts'
import { bidRound, lotsMatch, playOut } from '../conformance/lots-match.ts'
import { throughJson } from '../json.ts'
import { Rng } from '../rng.ts'
import { viewers } from '../viewers.ts'
import { type Frame, patched } from './frames.ts'
import { Match } from './match.ts'
import { replay } from './replay.ts'

const all = viewers(3)

function typesOf(frames: readonly Frame<{ readonly type: string }, unknown>[] | undefined) {
  return frames?.map(({ event }) => event?.type)
}

test('the frames of an entry lead every viewer from view to view, through a whole match with its undos', () => {
  const match = lotsMatch('frames')
  const dice = Rng.fromSeed('dice')
  while (match.pending.length > 0) {
    const { decided } = match.view('spectator')
    const seat = dice.pick(match.pending.filter((pending) => !decided.includes(pending)))
    const before = all.map((viewer) => match.view(viewer).view)
    const { events } =
      dice.int(3) > 0 || !match.mayUndo(seat) ? match.act(seat, dice.pick(match.choices(seat))) : match.undo(seat)
    for (const [index, frames] of match.frames(all).entries()) {
      const viewer = all[index] ?? 0
      const start = before[index]
      if (!start) throw new Error('no view')
      expect(frames.reduce((view, { patch }) => patched(view, patch), start)).toEqual(match.view(viewer).view)
      expect(frames.flatMap(({ event }) => event ?? [])).toEqual(match.told(events, viewer))
      expect(frames.every(({ event, patch }) => event ?? Object.keys(patch).length > 0)).toBe(true)
    }
  }
})

test('each event comes with what changed with it, and with nothing of what comes later', () => {
  const match = lotsMatch()
  const winner = bidRound(match)
  const [frames] = match.frames(['spectator'])
  expect(typesOf(frames)).toEqual(['bid-won', 'card-drawn', 'card-drawn', 'card-drawn', undefined])
  expect(frames?.map(({ patch }) => patch.left)).toEqual([undefined, 5, 4, 3, undefined])
  expect(frames?.map(({ patch }) => patch.points?.[winner])).toEqual([1, undefined, undefined, undefined, undefined])
  expect(frames?.at(-1)?.patch).toEqual({ tidying: winner })
})

test('a viewer is shown their own cards and nobody else’s', () => {
  const match = lotsMatch()
  bidRound(match)
  const [own, watched] = match.frames([0, 'spectator'])
  expect(own?.filter(({ patch }) => patch.hand).map(({ event }) => event?.type)).toEqual(['bid-won', 'card-drawn'])
  expect(watched?.some(({ patch }) => patch.hand)).toBe(false)
})

test('what comes with an event that a viewer does not hear is seen with the next one they do', () => {
  const deaf: typeof lots = {
    ...lots,
    redact: (event, viewer) => (viewer === 'spectator' && event.type === 'bid-won' ? undefined : event),
  }
  const match = lotsMatch('table', deaf)
  bidRound(match)
  const [seat, watched] = match.frames([0, 'spectator'])
  expect(typesOf(watched)).toEqual(typesOf(seat)?.slice(1))
  expect(watched?.[0]?.patch).toMatchObject({ points: seat?.[0]?.patch.points, left: 5 })
})

test('who hears nothing at all still sees the change', () => {
  const match = lotsMatch('table', { ...lots, redact: () => undefined })
  bidRound(match)
  const [frames] = match.frames([1])
  expect(typesOf(frames)).toEqual([undefined])
})

test('a game without parts is shown just the same', () => {
  const { parts: _, ...whole } = lots
  const [match, other] = [lotsMatch(), lotsMatch('table', whole)]
  for (const each of [match, other]) bidRound(each)
  expect(other.frames(all)).toEqual(match.frames(all))
})

test('a sealed decision shows nothing, nor does withdrawing it', () => {
  const match = lotsMatch()
  match.act(0, match.choices(0)[0])
  expect(match.frames(all)).toEqual(all.map(() => []))
  match.undo(0)
  expect(match.frames(all)).toEqual(all.map(() => []))
})

test('taking something back is one frame without an event', () => {
  const match = lotsMatch()
  const seat = bidRound(match)
  match.act(seat, { tidy: 'note' })
  expect(match.frames(['spectator'])).toEqual([[{ event: { type: 'noted', seat }, patch: { notes: 1 } }]])
  match.undo(seat)
  expect(match.frames(['spectator'])).toEqual([[{ patch: { notes: 0 } }]])
})

test('frames stay as they were shown while the match goes on', () => {
  const match = lotsMatch()
  bidRound(match)
  const frames = match.frames(all)
  const before = throughJson(frames)
  playOut(match)
  expect(throughJson(frames)).toEqual(before)
})

test('at the start the set-up is shown, and a replay and a resumed match know what it told', () => {
  const match = lotsMatch()
  const opening = [{ type: 'round-started' }]
  expect(match.opening).toEqual(opening)
  expect(match.frames([0])).toEqual([[{ event: opening[0], patch: {} }]])
  expect(Match.resume(lots, match.snapshot()).opening).toEqual(opening)
  bidRound(match)
  expect(replay(lots, match.record()).opening).toEqual(opening)
})

test('a match that was put away has no frames to show until the next entry', () => {
  const match = lotsMatch()
  const seat = bidRound(match)
  const resumed = Match.resume(lots, match.snapshot())
  expect(resumed.frames(all)).toEqual(all.map(() => []))
  resumed.act(seat, { tidy: 'note' })
  expect(typesOf(resumed.frames([0])[0])).toEqual(['noted'])
})

test('what was looked at while an entry was carried out is what would be shown of it afterwards', () => {
  const [match, other] = [lotsMatch(), lotsMatch()]
  const dice = Rng.fromSeed('looked at')
  while (match.pending.length > 0 && match.entry < 200) {
    const seat = dice.pick(match.pending)
    const action = dice.pick(match.choices(seat))
    const watching = all.filter(() => dice.int(2) === 0)
    match.act(seat, action, {}, watching)
    other.act(seat, action)
    expect(match.frames(all)).toEqual(other.frames(all))
    expect(match.hash()).toBe(other.hash())
  }
})
