import { pointAt } from '@paddock/racing/circuit'
import { describe, expect, it } from 'vitest'
import { overviewOf } from '../overview.ts'
import { circuits } from '../testing/circuits.ts'
import { signPlaces } from '../track/sign-places.ts'
import { notePlace } from './note-place.ts'

const { esses } = circuits
const panel = { width: 3, height: 1.3 }
const everywhere = { x: -1000, y: -1000, width: 2000, height: 2000 }

describe('a note', () => {
  it.each(signPlaces(esses))(
    'stands beyond the sign of line $line.after, as the track sees it, and not on it',
    (sign) => {
      const at = notePlace(esses, sign.line.after, panel, everywhere)
      expect(Math.sign(at.y - sign.point.y)).toBe(sign.point.y <= sign.foot.y ? -1 : 1)
      expect(Math.abs(at.y - sign.point.y)).toBeGreaterThan(panel.height / 2 + 0.8)
    },
  )

  it.each(signPlaces(esses))(
    'does not cover a plate that hangs by the sign of line $line.after',
    ({ line: { after } }) => {
      const radius = 0.92
      const usual = notePlace(esses, after, panel, everywhere)
      for (const aside of [-1, 0, 1]) {
        const plate = { point: { x: usual.x + aside, y: usual.y }, radius }
        const at = notePlace(esses, after, panel, everywhere, [plate])
        const [across, down] = [Math.abs(at.x - plate.point.x), Math.abs(at.y - plate.point.y)]
        expect(across >= panel.width / 2 + radius || down >= panel.height / 2 + radius).toBe(true)
      }
    },
  )

  it('is the same in every lap', () => {
    expect(notePlace(esses, 9 + esses.columns, panel, everywhere)).toEqual(notePlace(esses, 9, panel, everywhere))
  })

  it('stands on the track where no sign is', () => {
    const { x, y } = pointAt(esses, 3, 0)
    expect(notePlace(esses, 3, panel, everywhere)).toMatchObject({ x, y })
  })

  it('stays within what is shown', () => {
    const { x, y, width } = overviewOf(esses)
    const shown = { x, y, width: width / 3, height: 5 }
    for (const { line } of signPlaces(esses)) {
      const at = notePlace(esses, line.after, panel, shown)
      expect(at.x - panel.width / 2).toBeGreaterThanOrEqual(shown.x)
      expect(at.x + panel.width / 2).toBeLessThanOrEqual(shown.x + shown.width)
      expect(at.y - panel.height / 2).toBeGreaterThanOrEqual(shown.y)
      expect(at.y + panel.height / 2).toBeLessThanOrEqual(shown.y + shown.height)
    }
  })
})
