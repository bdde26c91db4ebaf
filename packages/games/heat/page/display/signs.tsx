/** The event of the race: a poster on two nails. */
export function Poster() {
  return (
    <svg viewBox="0 0 20 20" class="ht-display-sign" aria-hidden="true">
      <path d="M3 2.500h14v15H3ZM6 6.500h8M6 10h8M6 13.500h5" />
    </svg>
  )
}

/** How a race ended: the steps of the podium. */
export function Steps() {
  return (
    <svg viewBox="0 0 20 20" class="ht-display-sign" aria-hidden="true">
      <path d="M1.500 17.500v-7h5.600v-6h5.800v9h5.600v4Z" />
    </svg>
  )
}
