/** The symbols of cards as pictograms, each to be known without its colour. */
import type { SymbolName } from '../../../rules/symbols.ts'

/** Strokes of 2.2 on a field of 24; those that are filled say so. */
const strokes: Readonly<Partial<Record<SymbolName, string>>> = {
  // A card that falls out of the pile.
  scrap: 'M4 4h10v7M4 4v13h4M17 11v9m-4-3.6 4 3.6 4-3.6',
  // A snow crystal.
  cooldown: 'M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9.5 3.5 12 6l2.5-2.5M9.5 20.5 12 18l2.5 2.5',
  // A pulse that calms down.
  stress: 'M1.5 12h3.2l2-6.5 3.4 14 2.6-10 1.6 2.5h3.2M20.5 8.5v8m-3-2.8 3 2.8 3-2.8',
  // A card that comes back up.
  salvage: 'M20 20H10v-7M20 20V7h-4M7 13V4M3 7.6 7 4l4 3.6',
  // Faster and faster.
  accelerate: 'M3 5.5 9.5 12 3 18.5M10.5 5.5 17 12l-6.5 6.5M20.5 9v6m-3-3h6',
  // A hand's card straight onto the table.
  direct: 'M3.5 4h9v16h-9zM15 12h7m-3.4-3.6L22 12l-3.4 3.6',
  // Round and back on top.
  refresh: 'M19.5 13a7.5 7.5 0 1 1-2.6-6.7M17.6 2v4.8h-4.8',
  // Air that streams past a car.
  slipstream: 'M2 7h12.5a3 3 0 1 0-3-3M2 12h17a3 3 0 1 1-3 3M2 17h8.5a2.6 2.6 0 1 1-2.6 2.6',
  boost: 'M13.5 2 5 13.5h6L9.5 22 19 9.5h-6.5z',
  plus: 'M12 4v16M4 12h16',
  speed: 'M5 5l7 7-7 7M12 5l7 7-7 7',
}

const flame =
  'M12.8 1.5c.5 4.3-2.1 5.9-4 8.3C7.3 11.7 6 13.5 6 16a6 6.5 0 0 0 12 .2c0-2.4-1-4.5-2.3-6.2-.2 1.5-.8 2.5-1.9 3.1.8-4-.1-8.3-1-11.6ZM12 21.2c-1.8 0-3-1.3-3-3.1 0-1.7 1.3-2.7 2.3-4.3.9 1.5 3.6 2.4 3.6 4.5 0 1.7-1.2 2.9-2.9 2.9Z'

interface SignProps {
  readonly symbol: SymbolName
  readonly class?: string
}

export function SymbolSign({ symbol, class: look = 'dash-sign' }: SignProps) {
  return (
    <svg viewBox="0 0 24 24" class={look} aria-hidden="true">
      {symbol === 'heat' && <path fill="currentcolor" fill-rule="evenodd" d={flame} />}
      {symbol === 'adjust' && <circle cx="12" cy="12" r="9" fill="none" stroke="currentcolor" stroke-width="4" />}
      {strokes[symbol] !== undefined && (
        <path
          fill="none"
          stroke="currentcolor"
          stroke-width="2.2"
          stroke-linecap="round"
          stroke-linejoin="round"
          d={strokes[symbol]}
        />
      )}
    </svg>
  )
}
