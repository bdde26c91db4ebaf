/** The part of the drawing that is shown, and the line of the circuit that the race on the home is driven on. */
const viewBox = '-19.9 -23.81 39.81 29.42'
const line = 'M-5.2 0H5.2A9.1 9.1 0 0 0 5.2-18.21H-5.2A9.1 9.1 0 0 0-5.2 0Z'

/** The bare track from the first moment on, until the race is there and drives over it. */
export function HeroTrack() {
  return (
    <svg viewBox={viewBox} aria-hidden="true" class="home-hero-track">
      <path d={line} class="home-hero-kerb" />
      <path d={line} class="home-hero-asphalt" />
      <path d="M0-2V2" class="home-hero-line" />
    </svg>
  )
}
