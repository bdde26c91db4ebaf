import { describe, expect, test } from 'vitest'
import { trackCalled } from '../rules/track.ts'
import { type Cell, height, middleOf, panel, stripsOf } from './strip.ts'

describe.each(['marina-bay', 'river-station'] as const)('%s', (circuit) => {
  const strips = stripsOf(circuit)
  const track = trackCalled(circuit)

  test('every space has its place, left of the panel, and none covers another', () => {
    const taken = new Set<string>()
    const drawn = [...strips.cells, ...strips.grid].filter((cell) => cell !== undefined)
    expect(drawn).toHaveLength(track.circuit.spaces.length + track.grid.length)
    for (const { x, y, width } of drawn) {
      expect(x >= 0 && x + width < panel.x && y > 0 && y < height).toBe(true)
      for (let column = x; column < x + width; column++) {
        expect(taken.has(`${column} ${y}`), `${column} ${y}`).toBe(false)
        taken.add(`${column} ${y}`)
      }
    }
  })

  test('whatever lies ahead is drawn further right, or on the next strip', () => {
    const ends = (cell: Cell | undefined) => (cell ? cell.x + cell.width : 0)
    for (const { index, ahead, front } of track.circuit.spaces) {
      const own = strips.cells[index]
      for (const next of ahead.filter((space) => (track.front[space] ?? 0) > front)) {
        const cell = strips.cells[next]
        const isBelow = (cell?.y ?? 0) > (own?.y ?? 0) + 1
        expect(isBelow || ends(cell) > ends(own), `${index} to ${next}`).toBe(true)
      }
    }
  })

  test('a line lies behind the spaces before it and before those beyond it', () => {
    const lines = [...strips.bets.entries()].map(([line, across]) => ({ across, after: track.lines[line] ?? 0 }))
    for (const { across, after } of lines) {
      for (const [space, cell] of strips.cells.entries()) {
        const isOnStrip = cell.y > across.y && cell.y <= across.y + across.lanes
        if (!isOnStrip) continue
        const isBeyond = (track.circuit.spaces[space]?.columns[0] ?? 0) > after
        expect(isBeyond ? cell.x >= across.x : cell.x + cell.width <= across.x).toBe(true)
      }
    }
  })

  test('where fewer lanes lie abreast, fewer are drawn', () => {
    for (const [space, { lanes, columns }] of track.circuit.spaces.entries()) {
      const x = strips.cells[space]?.x
      const abreast = track.circuit.spaces.filter(
        (other) => other.columns[0] <= columns[0] && other.columns[1] >= columns[0],
      )
      expect(new Set(abreast.map(({ index }) => strips.cells[index]?.y)).size, `${x}`).toBe(lanes)
    }
  })

  test('the inside lane is the lowest', () => {
    for (const { index, lane, columns } of track.circuit.spaces) {
      const outside = track.circuit.spaces.find((other) => other.lane === lane + 1 && other.columns[0] === columns[0])
      if (!outside) continue
      expect(middleOf(strips.cells[index])?.y).toBeGreaterThan(middleOf(strips.cells[outside.index])?.y ?? 0)
    }
  })
})
