import { openBox } from '@paddock/games'
import { Match, Rng, throughJson } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { foresee } from './foresight.ts'

test('what is foreseen happens, move by move through a whole match, and holds no hidden card', async () => {
  const box = await openBox('formel-fun')
  if (!box) throw new Error('no box')
  const match = Match.start(box.game, { seats: 4, seed: 'foresight' })
  const rng = Rng.fromSeed('choices')
  for (let [seat] = match.pending; seat !== undefined; [seat] = match.pending) {
    const { view, choices } = match.view(seat)
    const action = rng.pick(choices)
    const before = throughJson(view)
    const foreseen = foresee(box, view, seat, action)
    expect(view).toEqual(before)
    const told = match.told(match.act(seat, action).events, seat)
    expect(foreseen.map(({ type }) => type)).toContain('car-moved')
    expect(foreseen.map(({ type }) => type)).not.toContain('card-drawn')
    for (const event of foreseen) expect(told).toContainEqual(event)
  }
})
