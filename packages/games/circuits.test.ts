import { type AnyBox, Match } from '@paddock/kernel'
import { lint } from '@paddock/racing/circuit'
import { describe, expect, it } from 'vitest'
import { circuitFor, circuits } from './circuits.ts'
import { pageOf } from './pages.ts'
import { games } from './registry.ts'

describe('every circuit', () => {
  it('is listed once, under its own id', async () => {
    const ids = await Promise.all(circuits.map(async (entry) => (await entry.load()).id))
    expect(ids).toEqual(circuits.map((entry) => entry.id))
    expect(new Set(ids).size).toBe(8)
  })

  it('is called in the list as on the board', async () => {
    const names = await Promise.all(circuits.map(async (entry) => (await entry.load()).name))
    expect(names).toEqual(circuits.map(({ names }) => names.en))
  })

  it.each(circuits)('$id is sound', async ({ load }) => {
    expect(lint(await load())).toEqual([])
  })

  it.each(circuits)('$id is plain data', async ({ load }) => {
    const circuit = await load()
    expect(JSON.parse(JSON.stringify(circuit))).toEqual(circuit)
  })

  it.each(circuits)('$id lies wider than high, as a table does', async ({ load }) => {
    const { bounds } = await load()
    expect(bounds.width / bounds.height).toBeGreaterThan(1.25)
    expect(bounds.width / bounds.height).toBeLessThan(1.75)
  })

  it.each(circuits)('$id has straights and corners of similar spaces', async ({ load }) => {
    const { spaces } = await load()
    const lengths = spaces.filter((space) => space.columns[0] === space.front).map((space) => space.length)
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.5)
  })
})

/** The usual way to play, the ready-made ones, and every value of every option on its own; only an own season is drawn. */
function waysToPlay({ game: { meta } }: AnyBox): object[] {
  const single = Object.entries<{ readonly values: readonly unknown[] }>(meta.options).flatMap(([name, { values }]) =>
    values.map((value) => ({ [name]: value })),
  )
  const ways = [{}, ...(meta.sets ?? []).map(({ options }) => options), ...single]
  return ways.filter((way) => !Object.values(way).includes('own'))
}

describe('where a match begins', () => {
  it.each(games)('is known before any rules are loaded: $cover.id', async ({ cover: { id }, open }) => {
    const { box } = await open()
    const page = await pageOf(id)
    const ways = waysToPlay(box)
    expect(ways.length).toBeGreaterThan(4)
    for (const options of ways) {
      const match = Match.start(box.game, { seats: box.game.meta.seats.max, options, seed: 'where' })
      const drawn = page?.circuit(match.view('spectator').view)
      expect([options, circuitFor(id, { ...options })?.id]).toEqual([options, drawn?.id])
    }
  })
})
