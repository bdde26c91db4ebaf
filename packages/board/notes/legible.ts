/** What is written must be so large, in pixels, as far as there is room for it. */
const legible = 13
const usual = 0.8
const largest = 1.9

/** How much larger than usual letters must be to be read. `scale`: pixels to a lane's width, once that is known. */
export function enlargedFor(scale: number | undefined): number {
  return scale ? Math.max(1, Math.min(largest, legible / (usual * scale))) : 1
}
