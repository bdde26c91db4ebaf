import type { GearProspect } from '../../../prospects/gear.ts'
import { gearOf } from '../../../rules/gears.ts'
import { SymbolSign } from '../cards/symbol-signs.tsx'

interface GearTabProps {
  readonly outlook: GearProspect
  /** The gear the lever stands in. */
  readonly before: number
}

/** A gear in the least room: its number, its cooldown, and what the shift costs. */
export function GearTab({ outlook: { gear, cost }, before }: GearTabProps) {
  const { cooldown } = gearOf(gear).symbols
  return (
    <>
      <span class="dash-gear-number" data-on={gear === before}>
        {gear}
      </span>
      {cooldown !== undefined && (
        <span class="dash-gear-cools">
          <SymbolSign symbol="cooldown" />
          {cooldown}
        </span>
      )}
      {cost > 0 && (
        <span class="dash-gear-cost">
          −{cost}
          <SymbolSign symbol="heat" />
        </span>
      )}
    </>
  )
}
