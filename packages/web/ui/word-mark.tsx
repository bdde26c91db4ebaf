/** The name of the house, with a hairpin for a sign. */
export function WordMark() {
  return (
    <a class="ui-mark" href="/">
      <svg viewBox="0 0 24 28" width="24" height="28" fill="none" aria-hidden="true">
        <path d="M5 28V10a7 7 0 0 1 7-7h1.5a6.5 6.5 0 0 1 0 13H11" stroke="currentColor" stroke-width="6" />
        <path d="M2 20h2v2H2zM6 20h2v2H6zM4 22h2v2H4z" fill="var(--ground)" />
      </svg>
      Paddock
    </a>
  )
}
