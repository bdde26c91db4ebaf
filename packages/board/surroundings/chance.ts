/** Numbers from 0 up to 1 that look like chance and are the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A soft landscape of numbers from 0 to 1 over the plane, for what grows in clumps. */
export function landscape(seed: number, size: number): (x: number, y: number) => number {
  const corner = (i: number, j: number) => chance(seed ^ Math.imul(i, 374761393) ^ Math.imul(j, 668265263))()
  const soft = (share: number) => share * share * (3 - 2 * share)
  return (x, y) => {
    const [i, j] = [Math.floor(x / size), Math.floor(y / size)]
    const [across, down] = [soft(x / size - i), soft(y / size - j)]
    const top = corner(i, j) * (1 - across) + corner(i + 1, j) * across
    const bottom = corner(i, j + 1) * (1 - across) + corner(i + 1, j + 1) * across
    return top * (1 - down) + bottom * down
  }
}
