/** Signs drawn for the dashboard, each to be known without its colour. */

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
