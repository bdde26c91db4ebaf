/** The sign of heat. */
export function Flame() {
  return (
    <svg viewBox="0 0 16 16" class="ht-flame" aria-hidden="true">
      <path d="M8.6.8c.5 2.7 4.6 4.6 4.6 8.8A5.2 5.2 0 0 1 8 15a5.2 5.2 0 0 1-5.2-5.3c0-2 .9-3.4 2-4.6.2 1.2.7 2 1.5 2.4C6.200 4.700 7 2.500 8.600.800Z" />
    </svg>
  )
}
