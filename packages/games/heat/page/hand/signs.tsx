/** Signs drawn for the dashboard, each to be known without its colour. */

/** Heat: a flame. */
export function Flame({ class: look = 'dash-sign' }: { readonly class?: string }) {
  return (
    <svg viewBox="0 0 24 24" class={look} aria-hidden="true">
      <path
        fill="currentcolor"
        d="M12.8 1.5c.5 4.3-2.1 5.9-4 8.3C7.3 11.7 6 13.5 6 16a6 6.5 0 0 0 12 .2c0-2.4-1-4.5-2.3-6.2-.2 1.5-.8 2.5-1.9 3.1.8-4-.1-8.3-1-11.6ZM12 21.2c-1.8 0-3-1.3-3-3.1 0-1.7 1.3-2.7 2.3-4.3.9 1.5 3.6 2.4 3.6 4.5 0 1.7-1.2 2.9-2.9 2.9Z"
        fill-rule="evenodd"
      />
    </svg>
  )
}

/** Stress: a pulse that runs away. */
export function Pulse({ class: look = 'dash-sign' }: { readonly class?: string }) {
  return (
    <svg viewBox="0 0 24 24" class={look} aria-hidden="true">
      <path
        fill="none"
        stroke="currentcolor"
        stroke-width="2.2"
        stroke-linejoin="round"
        stroke-linecap="round"
        d="M1.5 13h4l2-4 3 9 3.5-15 3 13 1.5-3h4"
      />
    </svg>
  )
}

/** A part from the workshop: a nut. */
export function Nut({ class: look = 'dash-sign' }: { readonly class?: string }) {
  return (
    <svg viewBox="0 0 24 24" class={look} aria-hidden="true">
      <path
        fill="currentcolor"
        fill-rule="evenodd"
        d="M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12Zm5.5 5.2a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6Z"
      />
    </svg>
  )
}

/** The gauge of a Speed card, its needle at the value from 1 to 4. */
export function Gauge({ value, class: look = 'dash-gauge' }: { readonly value: number; readonly class?: string }) {
  const turn = -72 + (value - 1) * 48
  return (
    <svg viewBox="0 0 40 22" class={look} aria-hidden="true">
      <path d="M4 20a16 16 0 0 1 32 0" fill="none" stroke="currentcolor" stroke-width="2.2" stroke-linecap="round" />
      {[-72, -24, 24, 72].map((angle) => (
        <path key={angle} d="M20 4.5V8" transform={`rotate(${angle} 20 20)`} stroke="currentcolor" stroke-width="2" />
      ))}
      <path d="M20 7.5V20" transform={`rotate(${turn} 20 20)`} class="dash-needle" />
      <circle cx="20" cy="20" r="2.4" class="dash-hub" />
    </svg>
  )
}

/** So many cards, for the gear. */
export function Cooling({ class: look = 'dash-sign' }: { readonly class?: string }) {
  return (
    <svg viewBox="0 0 24 24" class={look} aria-hidden="true">
      <path
        fill="none"
        stroke="currentcolor"
        stroke-width="2"
        stroke-linecap="round"
        d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9.5 3.5 12 6l2.5-2.5M9.5 20.5 12 18l2.5 2.5"
      />
    </svg>
  )
}
