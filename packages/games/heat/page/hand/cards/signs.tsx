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
