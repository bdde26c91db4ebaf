interface Drawn {
  readonly d: string
  readonly isBold?: boolean
  readonly isFull?: boolean
}

/** Small drawings that stand beside or for a word; the word itself is always there for ears. */
function Icon({ d, isBold, isFull }: Drawn) {
  return (
    <svg
      class="ui-icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill={isFull ? 'currentColor' : 'none'}
      stroke="currentColor"
      stroke-width={isBold ? 3.5 : 2}
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}

export function SunIcon() {
  return (
    <Icon d="M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1" />
  )
}

export function MoonIcon() {
  return <Icon d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />
}

/** Three sliders. */
export function SettingsIcon() {
  return (
    <Icon d="M3 6h9M18 6h3M3 12h3M12 12h9M3 18h11M20 18h1M12.5 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M14.5 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0" />
  )
}

export function PauseIcon() {
  return <Icon d="M8 5v14M16 5v14" isBold />
}

export function PlayIcon() {
  return <Icon d="M7 4.5v15l12-7.5Z" isFull />
}

export function CrossIcon() {
  return <Icon d="M5 5l14 14M19 5L5 19" />
}

/** A loudspeaker, with waves before it or crossed out. */
export function SpeakerIcon({ isOn }: { readonly isOn: boolean }) {
  const waves = isOn ? 'M15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9.2 9.2 0 0 1 0 13' : 'M16 9l6 6M22 9l-6 6'
  return <Icon d={`M3 9.5v5h4l5 4.5V5L7 9.5Z${waves}`} />
}
