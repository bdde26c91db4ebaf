/** How loud something is while it lasts, in seconds: it comes, stays, and falls away as things do that were struck. */
export interface Envelope {
  readonly level: number
  readonly attack: number
  readonly hold?: number
  readonly fall: number
}

/** What is a thousandth as loud is no longer heard. */
const silence = 0.001
/** From there to nothing at all, so that no click is left. */
const close = 0.01

/** Puts a gain through it and says when it ends. */
export function envelope(gain: AudioParam, at: number, { level, attack, hold = 0, fall }: Envelope): number {
  const top = at + attack
  const end = top + hold + fall
  gain.setValueAtTime(0, at)
  gain.linearRampToValueAtTime(level, top)
  gain.setValueAtTime(level, top + hold)
  gain.exponentialRampToValueAtTime(level * silence, end)
  gain.linearRampToValueAtTime(0, end + close)
  return end + close
}
