import { expect, it } from 'vitest'
import { gapBetween, roomFor } from '../notes/panel.ts'
import { columnsOf, tokenBeside } from '../testing/beside.ts'
import { circuits } from '../testing/circuits.ts'
import { clearanceOf } from '../track/clearance.ts'
import { tokenPlaces, tokenSize } from './token-places.ts'

it.each(Object.values(circuits))('tokens at the same place lie side by side: $name', (circuit) => {
  for (const along of columnsOf(circuit)) {
    const tokens = ['a', 'b', 'c'].map((id) => tokenBeside(circuit, along, id))
    const places = tokenPlaces(circuit, tokens, 1).map(({ point }) => ({ at: point, ...tokenSize }))
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) expect(gapBetween(one, other)).toBeGreaterThan(0)
    }
  }
})

it.each(Object.values(circuits))('as many as there are cars hide no asphalt, wherever they lie: $name', (circuit) => {
  const clearance = clearanceOf(circuit)
  for (const along of columnsOf(circuit).filter((_, column) => column % 3 === 0)) {
    const tokens = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => tokenBeside(circuit, along, id))
    for (const { point } of tokenPlaces(circuit, tokens, 1)) {
      expect(roomFor({ at: point, ...tokenSize }, clearance, [])).toBeGreaterThan(0)
    }
  }
})

it('a token lies off the asphalt', () => {
  const { bowl } = circuits
  const clearance = clearanceOf(bowl)
  for (let column = 0; column < bowl.columns; column++) {
    const [place] = tokenPlaces(bowl, [tokenBeside(bowl, column, 'a')], 1)
    if (place) expect(clearance(place.point)).toBeGreaterThan(tokenSize.height / 2)
  }
})
