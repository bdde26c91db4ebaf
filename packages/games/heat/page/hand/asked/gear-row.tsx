import type { Language } from '@paddock/kernel'
import type { GearProspect, GearRange } from '../../../prospects/gear.ts'
import { rangeText } from '../../../prospects/range.ts'
import { gearOf } from '../../../rules/gears.ts'
import { SymbolSign } from '../cards/symbol-signs.tsx'
import { text } from '../text/index.ts'

interface GearRowProps {
  readonly outlook: GearProspect
  /** The gear the lever stands in. */
  readonly before: number
  readonly language: Language
}

/** A gear at a glance: its cards and cooldown, the speeds the hand allows, and what shift and corners cost. */
export function GearRow({ outlook, before, language }: GearRowProps) {
  const { gear, cost, isRepaired, range } = outlook
  const { cards, symbols } = gearOf(gear)
  return (
    <>
      <span class="dash-gear-number" data-on={gear === before}>
        {gear}
      </span>
      <span class="dash-gear-brings">
        <span class="dash-gear-cards">
          {Array.from({ length: cards }, (_, index) => (
            <i key={index} />
          ))}
        </span>
        {symbols.cooldown !== undefined && (
          <span class="dash-gear-cools">
            <SymbolSign symbol="cooldown" />
            {symbols.cooldown}
          </span>
        )}
      </span>
      <span class="dash-gear-speed">{range ? rangeText(range.speeds) : '–'}</span>
      <span class="dash-gear-costs">
        {isRepaired && <span class="dash-gear-spin">{text[language].repairedHead}</span>}
        {cost > 0 && !isRepaired && (
          <span class="dash-gear-cost dash-gear-shift">
            −{cost}
            <SymbolSign symbol="heat" />
          </span>
        )}
        {range && <Corners range={range} language={language} />}
      </span>
    </>
  )
}

function Corners({ range, language }: { readonly range: GearRange; readonly language: Language }) {
  const words = text[language]
  const { corners, heat, paid, spinsOut, end } = range
  return (
    <>
      {corners.length > 0 && (
        <span class="dash-gear-cost" data-none={heat.most === 0}>
          <b>{corners.join(' ')}</b> {rangeText(heat)}
          <SymbolSign symbol="heat" />
        </span>
      )}
      {paid.most > 0 && (
        <span class="dash-gear-cost">
          <i /> {rangeText(paid)}
          <SymbolSign symbol="heat" />
        </span>
      )}
      {spinsOut !== 'never' && (
        <span class="dash-gear-spin" data-warning="true">
          ↺ <span>{spinsOut === 'always' ? words.spinSure : words.spinPossible}</span>
        </span>
      )}
      {corners.length === 0 && spinsOut === 'never' && <span class="dash-gear-end">{words.end(end)}</span>}
    </>
  )
}
