/** What stands on the plates beside the track: drawings about the origin, within a circle of radius 1. */
import './faces.css'

/** "5+1": the printed limit and what a token adds to it. */
export function LimitFace({ printed, change }: { readonly printed: number; readonly change: number }) {
  return (
    <text y=".3" font-size={printed > 9 ? 0.76 : 0.92} class="ht-face-text">
      {printed}
      {change > 0 ? '+1' : '−1'}
    </text>
  )
}

/** One heat more. */
export function OverheatFace() {
  return (
    <>
      <path
        d="M-.18-.72C-.12-.38.38-.14.38.34A.62.62 0 0 1-.26.72.62.62 0 0 1-.84.08c0-.24.1-.4.24-.55.02.15.08.24.18.29C-.44-.4-.36-.56-.18-.72Z"
        class="ht-face-flame"
      />
      <text x=".52" y=".14" font-size=".62" class="ht-face-text">
        +1
      </text>
    </>
  )
}

/** Two spaces and more in the wake. */
export function WakeFace({ more }: { readonly more: number }) {
  return (
    <>
      <path d="M-.62-.62-.3-.36-.62-.1M-.22-.62.1-.36-.22-.1M.18-.62.5-.36.18-.1" class="ht-face-line" />
      <text y=".66" font-size=".74" class="ht-face-text">
        +{more}
      </text>
    </>
  )
}

/** A boost that costs nothing. */
export function FreeBoostFace() {
  return (
    <>
      <path d="M-.36.06 0-.28.36.06M-.36-.3 0-.64.36-.3" class="ht-face-line" />
      <text y=".7" font-size=".66" class="ht-face-text">
        0
      </text>
    </>
  )
}

/** A camera: the press waits here. */
export function PressFace() {
  return (
    <>
      <path
        d="M-.66-.3h.3l.14-.2h.44l.14.2h.3a.1.1 0 0 1 .1.1v.62a.1.1 0 0 1-.1.1h-1.32a.1.1 0 0 1-.1-.1v-.62a.1.1 0 0 1 .1-.1Z"
        class="ht-face-solid"
      />
      <circle cy=".08" r=".26" class="ht-face-lens" />
    </>
  )
}

/** The diamond of the Legends, and the corner their line belongs to. */
export function LegendFace({ letter }: { readonly letter: string }) {
  return (
    <>
      <path d="M0-1.3 1.3 0 0 1.3-1.3 0Z" class="ht-face-legend" />
      <text y=".36" font-size="1.05" class="ht-face-text">
        {letter}
      </text>
    </>
  )
}
