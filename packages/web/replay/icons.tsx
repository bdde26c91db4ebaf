/** The signs of a player, as everyone knows them. */
function Sign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

export function BackIcon() {
  return <Sign path="M16 5v14L6 12Z" />
}

export function OnIcon() {
  return <Sign path="M8 5v14l10-7Z" />
}

export function EarlierIcon() {
  return <Sign path="M4 5h2.5v14H4ZM13 5v14L6.5 12ZM21 5v14l-6.5-7Z" />
}

export function LaterIcon() {
  return <Sign path="M17.5 5H20v14h-2.5ZM11 5v14l6.5-7ZM3 5v14l6.5-7Z" />
}
