import type { ComponentChildren } from 'preact'

/** Small drawings that stand beside or for a word; the word itself is always there for ears. */
function Icon({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg
      class="ui-icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function SunIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="4.5" />
      <path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1" />
    </Icon>
  )
}

export function MoonIcon() {
  return (
    <Icon>
      <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" stroke-linejoin="round" />
    </Icon>
  )
}

/** Three sliders. */
export function SettingsIcon() {
  return (
    <Icon>
      <path d="M3 6h9M18 6h3M3 12h3M12 12h9M3 18h11M20 18h1" />
      <circle cx="15" cy="6" r="2.5" />
      <circle cx="9" cy="12" r="2.5" />
      <circle cx="17" cy="18" r="2.5" />
    </Icon>
  )
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M8 5v14M16 5v14" stroke-width="3.5" />
    </Icon>
  )
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M7 4.5v15l12-7.5Z" fill="currentColor" stroke-linejoin="round" />
    </Icon>
  )
}

export function CrossIcon() {
  return (
    <Icon>
      <path d="M5 5l14 14M19 5L5 19" />
    </Icon>
  )
}

/** A loudspeaker, with waves before it or crossed out. */
export function SpeakerIcon({ isOn }: { readonly isOn: boolean }) {
  return (
    <Icon>
      <path d="M3 9.5v5h4l5 4.5V5L7 9.5Z" stroke-linejoin="round" />
      <path d={isOn ? 'M15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9.2 9.2 0 0 1 0 13' : 'M16 9l6 6M22 9l-6 6'} />
    </Icon>
  )
}
