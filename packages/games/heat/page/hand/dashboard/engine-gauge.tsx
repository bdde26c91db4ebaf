import { Beyond } from '@paddock/page-kit/choices.tsx'
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
    <Beyond
      of={{ piece: 'part', part: 'engine' }}
      label={words.engineHolds(heat, room)}
      class={heat === 0 ? 'dash-part dash-engine dash-empty' : 'dash-part dash-engine'}
    >
      <span class="dash-engine-heat">
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
      <span class="dash-part-name">{words.engine}</span>
    </Beyond>
  )
}
