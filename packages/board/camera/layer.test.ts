import { expect, it } from 'vitest'
import { fitWindow } from './camera.ts'
import { transformOf, windowAt } from './layer.ts'

const box = { width: 800, height: 400 }
const whole = fitWindow({ x: -10, y: -5, width: 20, height: 10 }, box)

it('a layer drawn for the window it shows is moved, not scaled', () => {
  const window = { x: 0, y: -5, width: 10, height: 5 }
  expect(transformOf({ box, whole, window, drawn: 80 })).toBe('translate(-800.00px,0.00px) scale(1.00000)')
})

it('what a layer shows is known from how it lies, whatever scale it is drawn at', () => {
  const window = { x: 2, y: -4, width: 5, height: 2.5 }
  for (const drawn of [40, 80, 160]) {
    const placing = { box, whole, window, drawn }
    const [e = 0, f = 0, a = 0] =
      transformOf(placing)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? []
    const seen = windowAt({ a, e, f }, placing)
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(seen[side]).toBeCloseTo(window[side], 1)
  }
})
