/** A car on the track, for those who hear it. */
export interface CarOnTrack<Colour> {
  readonly colour: Colour
  /** Nobody, if undefined. */
  readonly owner: string | undefined
  readonly place: number
  /** Undefined once it is home. */
  readonly space: string | undefined
  readonly isDriven: boolean
}
