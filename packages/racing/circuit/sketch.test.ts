import { describe, expect, it } from 'vitest'
import { compile } from './compile/compile.ts'
import { sketch } from './sketch.ts'
import { ring } from './testing/ring.ts'

describe('a sketch', () => {
  const svg = sketch(compile(ring))

  it('names every space and start place, and marks the finish', () => {
    for (const { id } of compile(ring).spaces) expect(svg).toContain(`>${id}</text>`)
    expect(svg).toContain('>P1</text>')
    expect(svg).toContain('>FINISH</text>')
  })

  it('has an outline and a front edge for each space', () => {
    expect(svg.match(/<polygon /g)).toHaveLength(22)
    expect(svg.match(/stroke="#F2C500"/g)).toHaveLength(22)
  })
})
