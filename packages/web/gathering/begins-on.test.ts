import { gameIds, openBox } from '@paddock/games'
import { circuitFor } from '@paddock/games/circuits'
import { pageOf } from '@paddock/games/pages'
import { type AnyBox, languages, Match } from '@paddock/kernel'
import { circuitName } from '@paddock/page-kit/circuit-name.ts'
import { describe, expect, it } from 'vitest'

/** The usual way to play, the ready-made ones, and every value of every option on its own; only an own season is drawn. */
function waysToPlay({ game: { meta } }: AnyBox): object[] {
  const single = Object.entries<{ readonly values: readonly unknown[] }>(meta.options).flatMap(([name, { values }]) =>
    values.map((value) => ({ [name]: value })),
  )
  const ways = [{}, ...(meta.sets ?? []).map(({ options }) => options), ...single]
  return ways.filter((way) => !Object.values(way).includes('own'))
}

describe('where a match begins', () => {
  it.each(gameIds)('is known before any rules are loaded: %s', async (id) => {
    const box = await openBox(id)
    if (!box) throw new Error(`no game ${id}`)
    const page = await pageOf(id)
    const ways = waysToPlay(box)
    expect(ways.length).toBeGreaterThan(4)
    for (const options of ways) {
      const match = Match.start(box.game, { seats: box.game.meta.seats.max, options, seed: 'where' })
      const drawn = page?.circuit(match.view('spectator').view)
      const listed = circuitFor(id, { ...options })
      expect([options, listed?.id]).toEqual([options, drawn?.id])
      for (const language of languages) expect(listed?.names[language]).toBe(drawn && circuitName(drawn, language))
    }
  })
})
