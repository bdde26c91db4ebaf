/** The sign of a turbo. */
export function Bolt() {
  return (
    <svg viewBox="0 0 12 16" class="fun-bolt" aria-hidden="true">
      <path d="M7 0 1 9h4l-1 7 7-10H7z" />
    </svg>
  )
}

export function Bolts({ count }: { readonly count: number }) {
  return (
    <span class="fun-bolts">
      {Array.from({ length: count }, (_, index) => (
        <Bolt key={index} />
      ))}
    </span>
  )
}
