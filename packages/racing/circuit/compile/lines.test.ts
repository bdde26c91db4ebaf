import { describe, expect, it } from 'vitest'
import { ring } from '../testing/ring.ts'
import { compile } from './compile.ts'
import { crosses } from './lines.ts'

const circuit = compile(ring)

describe('a line', () => {
  const line = { after: 5 }

  it('is crossed by going beyond its column and not by reaching it', () => {
    expect(crosses(circuit, line, 3, 5)).toBe(false)
    expect(crosses(circuit, line, 5, 6)).toBe(true)
    expect(crosses(circuit, line, 3, 9)).toBe(true)
    expect(crosses(circuit, line, 6, 9)).toBe(false)
  })

  it('is crossed again a lap later, and also from the grid', () => {
    expect(crosses(circuit, line, 19, 20)).toBe(true)
    expect(crosses(circuit, line, 18, 19)).toBe(false)
    expect(crosses(circuit, { after: 14 }, 0, 1)).toBe(true)
    expect(crosses(circuit, { after: 14 }, -1, 0)).toBe(false)
  })
})
