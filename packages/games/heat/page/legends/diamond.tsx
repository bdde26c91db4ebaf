/** The sign of the Legends. */
export function Diamond() {
  return (
    <svg viewBox="0 0 12 12" class="ht-diamond" aria-hidden="true">
      <path d="M6 .6 11.4 6 6 11.400 .6 6Z" />
    </svg>
  )
}
