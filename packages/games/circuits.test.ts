import { lint } from '@paddock/racing/circuit'
import { describe, expect, it } from 'vitest'
import { circuits } from './circuits.ts'

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
