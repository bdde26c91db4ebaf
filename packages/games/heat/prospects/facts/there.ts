/** What the sector where a car ends brings to the rest of its turn. */
import { isBoostFree, slipstreamOfSector, weatherAt } from '../../modules/conditions/sectors.ts'
import type { View } from '../../rules/view.ts'

export interface There {
  readonly freeBoost: boolean
  readonly noCooldown: boolean
  readonly noSlipstream: boolean
  /** So much more of either. */
  readonly cooldown: number
  readonly slipstream: number
}

const nothing: There = { freeBoost: false, noCooldown: false, noSlipstream: false, cooldown: 0, slipstream: 0 }

function sectorOf(view: View, progress: number): There {
  const { noCooldown = false, noSlipstream = false, cooldown = 0 } = weatherAt(view, progress)
  return {
    freeBoost: isBoostFree(view, progress),
    noCooldown,
    noSlipstream,
    cooldown,
    slipstream: slipstreamOfSector(view, progress),
  }
}

/** Only what holds wherever the car may end. */
export function thereOf(view: View, ends: readonly number[]): There {
  const [first, ...others] = ends.map((progress) => sectorOf(view, progress))
  if (!first) return nothing
  return others.reduce(
    (known, other) => ({
      freeBoost: known.freeBoost && other.freeBoost,
      noCooldown: known.noCooldown && other.noCooldown,
      noSlipstream: known.noSlipstream && other.noSlipstream,
      cooldown: Math.min(known.cooldown, other.cooldown),
      slipstream: Math.min(known.slipstream, other.slipstream),
    }),
    first,
  )
}
