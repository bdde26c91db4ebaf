import './seat-state.css'
import { circuitCalled, type View } from '@paddock/games/heat'
import type { SeatProps } from '../game-table.ts'
import { aheadOf } from './ahead.ts'
import { Flame } from './flame.tsx'
import { lapOf } from './order.ts'
import { isHome } from './spots.ts'
import { text } from './text/index.ts'
import { onTurn } from './turn.ts'

/** A seat at a glance: gear, heat, speed, and what its car comes to next. */
export function SeatState({ seat, view, language }: SeatProps<View>) {
  const words = text[language]
  const place = view.place[seat] ?? 0
  if (place > 0) {
    return (
      <span class="ht-state">
        <strong class="ht-state-place">{words.place(place)}</strong>
        <span class="ht-state-soft">{isHome(view, seat) ? arrival({ seat, view, language }) : words.gaveUp}</span>
      </span>
    )
  }
  const { spaces } = circuitCalled(view.options.circuit)
  const lap = lapOf(view, seat, spaces)
  const ahead = aheadOf(view, seat)
  const heat = view.engine[seat] ?? 0
  return (
    <span class="ht-state">
      <Gear gear={view.gear[seat] ?? 1} label={words.gear(view.gear[seat] ?? 1)} />
      <span class="ht-state-heat" data-empty={heat === 0} title={words.engine(heat)}>
        <Flame />
        <span aria-hidden="true">{heat}</span>
        <span class="unseen">{words.engine(heat)}</span>
      </span>
      {seat === onTurn(view) && <span class="ht-state-speed">{words.speed(view.speed)}</span>}
      <span class="ht-state-ahead">{ahead ? words.ahead(ahead) : words.overTheLine}</span>
      {view.adrenaline.includes(seat) && view.seats > 1 && (
        <span class="ht-state-adrenaline" title={words.adrenalineHow}>
          {words.adrenaline}
        </span>
      )}
      <span class="ht-state-soft">
        <span class="unseen">{words.lap(lap, view.laps)}</span>
        <span aria-hidden="true">{words.lapShort(lap, view.laps)}</span>
        {' · '}
        {words.cards(view.held[seat] ?? 0)}
      </span>
    </span>
  )
}

function arrival({ seat, view, language }: Pick<SeatProps<View>, 'seat' | 'view' | 'language'>): string {
  return text[language].rounds(view.finishedIn[seat] ?? 0)
}

function Gear({ gear, label }: { readonly gear: number; readonly label: string }) {
  return (
    <span class="ht-gear" title={label}>
      <span aria-hidden="true">{gear}</span>
      <span class="unseen">{label}</span>
    </span>
  )
}
