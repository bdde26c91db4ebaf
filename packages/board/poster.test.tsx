import { render } from 'preact-render-to-string'
import { expect, it } from 'vitest'
import { CircuitPoster } from './poster.tsx'
import { parkedAt } from './testing/beside.ts'
import { circuits } from './testing/circuits.ts'

it('a poster is one picture to a listener, or none at all', () => {
  const cars = [parkedAt(0.5)]
  expect(render(<CircuitPoster circuit={circuits.quay} label="Quay" cars={cars} />)).toContain('aria-label="Quay"')
  expect(render(<CircuitPoster circuit={circuits.quay} />)).toContain('aria-hidden')
})
