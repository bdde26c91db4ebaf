import { type Circuit, stepsFromFrontRow, stepsToFinish } from '@paddock/racing/circuit'
import { describe, expect, it } from 'vitest'
import marinaBayFacts from './downforce/rules/circuits/marina-bay.facts.json' with { type: 'json' }
import { marinaBay } from './downforce/rules/circuits/marina-bay.ts'
import riverStationFacts from './downforce/rules/circuits/river-station.facts.json' with { type: 'json' }
import { riverStation } from './downforce/rules/circuits/river-station.ts'
import topRaceFacts from './top-race/rules/circuits/top-race.facts.json' with { type: 'json' }
import { topRaceCircuit } from './top-race/rules/circuits/top-race.ts'

interface Facts {
  status: string
  direction: string
  columns: number
  physicalColumns: number
  physicalSpaces: number
  pole: string
  grid: string[]
  aliases: Record<string, string>
  bettingLinesAfterColumn: number[]
  finishAfterColumn: number
  movesToFinishFromFrontRow: { shortest: number; longest: number }
  laneProfile: string
  singleLaneColumns: number[]
  lapLink: Record<string, string>
  spaces: Record<string, string>
}

const tracks: { name: string; circuit: Circuit; facts: Facts }[] = [
  { name: 'Top Race', circuit: topRaceCircuit, facts: topRaceFacts },
  { name: 'Marina Bay', circuit: marinaBay, facts: marinaBayFacts },
  { name: 'River Station', circuit: riverStation, facts: riverStationFacts },
]

describe.each(tracks)('$name', ({ circuit, facts }) => {
  const ids = (indices: readonly number[]) => indices.map((index) => circuit.spaces[index]?.id).join(' ')
  const steps = stepsToFinish(circuit)
  const physical = Object.entries(facts.spaces).filter(([id]) => !(id in facts.aliases))

  it('has the physical spaces and columns of the table', () => {
    expect(circuit.spaces).toHaveLength(facts.physicalSpaces)
    expect(circuit.columns).toBe(facts.physicalColumns)
  })

  it('derives columns, kind, shape, steps to the finish and spaces ahead of every space as the table has them', () => {
    const rows = circuit.spaces.map(({ id, index, columns: [first, last], front, kind, rectangle, ahead }) => {
      const overTheFinish = ahead.every((next) => (circuit.spaces[next]?.front ?? 0) < front)
      const next = overTheFinish ? 'FINISH' : ids(ahead)
      return [id, `${first}-${last} ${kind} ${rectangle ? 'rect' : '-'} ${steps[index]?.fewest} > ${next}`]
    })
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(physical))
  })

  it('counts the front of a space where its last column ends', () => {
    for (const space of circuit.spaces) expect(space.front).toBe(space.columns[1])
  })

  it('has as many lanes abreast in each column as the lane profile says', () => {
    const abreast = Array.from({ length: circuit.columns }, (_, i) => {
      const column = circuit.firstColumn + i
      return circuit.spaces.filter(({ columns: [first, last] }) => first <= column && column <= last).length
    })
    // The profile counts the two grid columns before the first lap too.
    expect(facts.laneProfile).toHaveLength(facts.columns)
    expect(abreast.join('')).toBe(facts.laneProfile.slice(2))
    const single = abreast.flatMap((lanes, i) => (lanes === 1 ? [circuit.firstColumn + i] : []))
    expect(single).toEqual(facts.singleLaneColumns)
  })

  it('starts from the last two columns of the lap, under the names of the grid', () => {
    expect(circuit.grid.map((place) => place.alias)).toEqual(facts.grid)
    expect(circuit.grid[0]?.alias).toBe(facts.pole)
    const aliases = circuit.grid.map(({ alias, space }) => [alias, circuit.spaces[space]?.id])
    expect(Object.fromEntries(aliases)).toEqual(facts.aliases)
  })

  it('leads from each grid space where the table says, a lap from the finish', () => {
    const aliasOf = (index: number) => circuit.grid.find((place) => place.space === index)?.alias
    const lap = stepsFromFrontRow(circuit).fewest
    for (const { alias, front, space: index } of circuit.grid) {
      const space = circuit.spaces[index]
      const next = front === 1 ? ids(space?.ahead ?? []) : space?.ahead.map(aliasOf).join(' ')
      const toFinish = (steps[index]?.fewest ?? 0) - 1 + lap
      const row = `${front}-${front} grid ${space?.rectangle ? 'rect' : '-'} ${toFinish} > ${next}`
      expect(row).toBe(facts.spaces[alias])
    }
  })

  it('links the last column to the next lap', () => {
    for (const [id, next] of Object.entries(facts.lapLink)) {
      const space = circuit.spaces.find((candidate) => candidate.id === id)
      expect(ids(space?.ahead ?? [])).toBe(next)
    }
  })

  it('has its betting lines and its finish after the stated columns', () => {
    const betting = circuit.lines.filter((line) => line.kind === 'betting')
    expect(betting.map((line) => [line.number, line.after])).toEqual(
      facts.bettingLinesAfterColumn.map((after, i) => [i + 1, after]),
    )
    expect(circuit.lines.at(-1)).toMatchObject({ kind: 'finish', after: facts.finishAfterColumn })
  })

  it('takes the stated number of steps from the front row over the finish', () => {
    const { shortest, longest } = facts.movesToFinishFromFrontRow
    expect(stepsFromFrontRow(circuit)).toEqual({ fewest: shortest, most: longest })
  })

  it('says how sure its layout is, and which way it is driven', () => {
    expect(circuit.status).toBe(facts.status)
    expect(circuit.note).not.toBe('')
    expect(circuit.direction).toBe(facts.direction)
  })
})
