/** A value on its way: at so many seconds after the start it is so much; one alone stays as it is. */
export type Glide = number | readonly (readonly [seconds: number, value: number])[]

/** Lets a parameter go that way. Steps are even to the ear: each is a share of the last. */
export function glide(param: AudioParam, at: number, way: Glide): void {
  if (typeof way === 'number') {
    param.setValueAtTime(way, at)
    return
  }
  for (const [place, [seconds, value]] of way.entries()) {
    if (place === 0) param.setValueAtTime(value, at + seconds)
    else param.exponentialRampToValueAtTime(value, at + seconds)
  }
}
