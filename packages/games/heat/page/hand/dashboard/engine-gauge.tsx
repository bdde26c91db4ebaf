import { at } from '@paddock/racing'
import { SymbolSign } from '../cards/symbol-signs.tsx'
import type { Driving } from '../props.ts'
import { text } from '../text/index.ts'

/** The Heat in the engine: a flame for each card, hollow where one has gone. */
export function EngineGauge({ view, seat, language }: Driving) {
  const words = text[language]
  const heat = at(view.engine, seat)
  const room = Math.max(view.dealtHeat, heat)
  return (
    <div class="dash-part dash-engine" data-empty={heat === 0}>
      <span class="unseen">{words.engineHolds(heat, room)}</span>
      <span class="dash-engine-heat" aria-hidden="true">
        <b key={heat} class="dash-count">
          {heat}
        </b>
        <span class="dash-flames">
          {Array.from({ length: room }, (_, index) => (
            <i key={index} data-on={index < heat}>
              <SymbolSign symbol="heat" />
            </i>
          ))}
        </span>
      </span>
      <span class="dash-part-name" aria-hidden="true">
        {words.engine}
      </span>
    </div>
  )
}
