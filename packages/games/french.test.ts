import { type AnyBox, Rng, type Seat, someOptions } from '@paddock/kernel'
import { expect, test } from 'vitest'
import { gameIds, openBox } from './index.ts'

test.each(gameIds)('%s sets a no-break space before French double marks, whatever is played', async (id) => {
  const box = await openBox(id)
  if (!box) throw new Error(`there is no ${id}`)
  const said = [...aboutOptions(box)]
  const rng = Rng.fromSeed('french')
  for (const options of someOptions(box.game.meta, 12, rng)) said.push(...duringMatch(box, options, rng))
  expect(said.length).toBeGreaterThan(1000)
  expect([...new Set(said)].filter((sentence) => /(?<!\u00a0)[:;!?»]|«(?!\u00a0)/.test(sentence))).toEqual([])
})

function aboutOptions({ words: { fr } }: AnyBox): string[] {
  const said = [fr.summary, ...Object.values(fr.clashes ?? {})]
  JSON.stringify(fr.options, (_, value: unknown) => {
    if (typeof value === 'string') said.push(value)
    return value
  })
  return said
}

/** Everything that is said in a match between players who choose at random. */
function duringMatch({ game, words: { fr } }: AnyBox, options: unknown, rng: Rng): string[] {
  const name = (seat: Seat) => fr.seat(seat)
  const state = game.setup(4, options, rng, () => {})
  const said: string[] = []
  for (;;) {
    const pending = game.pending(state)
    if (pending.length === 0) return said
    const moves = pending.map((seat) => {
      const view = game.view(state, seat)
      const choices = game.choices(state, seat)
      said.push(fr.prompt(view, seat, name), fr.waiting(view, pending, name))
      said.push(...choices.map((choice) => fr.action(choice, view, seat)))
      return rng.pick(choices)
    })
    game.apply(state, moves, rng, (event) => said.push(fr.event(event, name)))
  }
}
