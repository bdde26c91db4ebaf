import { openBox } from '@paddock/games'
import { type AnyBox, defaultOptions, Match } from '@paddock/kernel'
import { expect, test } from 'vitest'
import type { Sitter } from '../../session/session.ts'
import { nextRaces } from './next-races.ts'

async function opened(id: string): Promise<AnyBox> {
  const box = await openBox(id)
  if (!box) throw new Error(`there is no ${id}`)
  return box
}

const anna: Sitter = { seat: 0, kind: 'person', name: 'Anna', present: true }
const bots = (...names: string[]): Sitter[] =>
  names.map((bot, index) => ({ seat: index + 1, kind: 'bot', bot, present: true }))
const seasoned = bots('instinct', 'instinct')

async function after(game: string, sitters: readonly Sitter[], chosen: object = {}) {
  const box = await opened(game)
  const options = Object.assign({}, defaultOptions(box.game.meta), chosen)
  const races = nextRaces({ box, options, sitters })
  // Whatever is offered can be started.
  for (const { wish } of races) Match.start(box.game, { seats: wish.sitters.length, options: wish.options })
  return races
}

test('the next circuit of the list is offered, and after the last the first', async () => {
  const [next] = await after('heat', [anna, ...seasoned], { circuit: 'usa' })
  expect(next).toMatchObject({
    kind: 'other-circuit',
    circuit: 'gb',
    wish: { game: 'heat', options: { circuit: 'gb' } },
  })
  expect(next?.wish.sitters).toEqual([
    { kind: 'person', name: 'Anna' },
    ...bots('instinct', 'instinct').map(({ bot }) => ({ kind: 'bot', bot })),
  ])
  const [first] = await after('heat', [anna, ...seasoned], { circuit: 'france' })
  expect(first?.circuit).toBe('usa')
})

test('where the circuit is not chosen, or there is only one, no other is offered', async () => {
  const kinds = async (game: string, chosen?: object) =>
    (await after(game, [anna, ...seasoned], chosen)).map(({ kind }) => kind)
  expect(await kinds('heat', { race: 'first-game' })).not.toContain('other-circuit')
  expect(await kinds('formel-fun')).not.toContain('other-circuit')
})

test('against scattered bots better ones are offered, against the best one more, at a full table none', async () => {
  const harder = async (...others: string[]) =>
    (await after('formel-fun', [anna, ...bots(...others)])).find(({ kind }) => kind !== 'other-circuit')
  const better = await harder('random', 'instinct')
  expect(better?.kind).toBe('stronger-bots')
  expect(better?.wish.sitters.slice(1)).toEqual([
    { kind: 'bot', bot: 'instinct' },
    { kind: 'bot', bot: 'instinct' },
  ])
  const more = await harder('instinct', 'instinct')
  expect([more?.kind, more?.wish.sitters.length]).toEqual(['one-more-bot', 4])
  expect(await harder('instinct', 'instinct', 'instinct', 'instinct', 'instinct')).toBeUndefined()
})

test('alone on the track no bot comes along', async () => {
  expect((await after('heat', [anna])).map(({ kind }) => kind)).toEqual(['other-circuit'])
})
