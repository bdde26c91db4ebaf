import type { Language } from '@paddock/kernel'
import { Beyond } from '@paddock/page-kit/choices.tsx'
import { firstGear, lastGear } from '../../../rules/gears.ts'
import { text } from '../text/index.ts'

const gears = Array.from({ length: lastGear - firstGear + 1 }, (_, index) => firstGear + index)

/** The gate of a gearbox: odd gears at the top, even ones at the bottom. */
function placeOf(gear: number): { readonly x: number; readonly y: number } {
  return { x: gear <= 2 ? 18 : 42, y: gear % 2 === 1 ? 11 : 41 }
}

export function Lever({ gear, language }: { readonly gear: number; readonly language: Language }) {
  const words = text[language]
  const { x, y } = placeOf(gear)
  return (
    <Beyond
      of={{ piece: 'part', part: 'lever' }}
      label={words.explained(words.gearIs(gear), words.gearBrings(gear))}
      class="dash-part dash-lever"
      isStop
    >
      <svg viewBox="0 0 60 52" aria-hidden="true">
        <title>{words.gearBrings(gear)}</title>
        <path class="dash-gate" d="M18 11V41M42 11V41M18 26H42" />
        {gears.map((number) => {
          const spot = placeOf(number)
          return (
            <text
              key={number}
              x={spot.x < 30 ? 6 : 54}
              y={spot.y + 4.5}
              class="dash-gate-number"
              data-on={number === gear}
            >
              {number}
            </text>
          )
        })}
        <g class="dash-knob" style={{ transform: `translate(${x}px, ${y}px)` }}>
          <circle r="8.5" />
          <text y="4.5">{gear}</text>
        </g>
      </svg>
      <span class="dash-part-name">{words.gear}</span>
    </Beyond>
  )
}
