import type { Bounds, Circuit, Point } from '@paddock/racing/circuit'
import { landscape } from './chance.ts'
import { free, type OpenGround } from './open-ground.ts'
import { isFree, type TakenGround } from './taken.ts'

const shore = 2.3

/** A lake that fills open ground as far as the track allows, with a shore that wanders. */
export function lake(
  circuit: Circuit,
  { middle, radius }: OpenGround,
  seed: number,
  taken: readonly TakenGround[],
  largest: number,
): Point[] {
  if (radius < shore + 1.6) return []
  const wander = landscape(seed, 0.9)
  const rays = 36
  const lengths = Array.from({ length: rays }, (_, i) => {
    const angle = (i / rays) * 2 * Math.PI
    const direction = { x: Math.cos(angle), y: Math.sin(angle) }
    const most = largest * (0.75 + 0.5 * wander(direction.x * 2 + 9, direction.y * 2 + 9))
    const onWater = (length: number) => ({ x: middle.x + direction.x * length, y: middle.y + direction.y * length })
    let length = free(circuit, middle, direction, shore, most)
    while (length > 0 && !isFree(taken, onWater(length), 0.6)) length -= 0.4
    return length
  })
  return lengths.map((_, i) => {
    // The least of the neighbours, so that a smoothed shore stays as far from the track as the shortest ray.
    const near = [-2, -1, 0, 1, 2].map((n) => lengths[(i + n + rays) % rays] ?? 0)
    const length = (Math.min(...near) + Math.min(...near.slice(1, 4))) / 2
    const angle = (i / rays) * 2 * Math.PI
    return { x: middle.x + Math.cos(angle) * length, y: middle.y + Math.sin(angle) * length }
  })
}

/**
 * Open water on one side: everything beyond a wavy line through open ground outside the track. The land along the track
 * is drawn over it.
 */
export function sea(bounds: Bounds, { middle, radius }: OpenGround, seed: number): Point[] {
  const heart = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }
  const angle = Math.atan2(middle.y - heart.y, middle.x - heart.x)
  const [out, along] = [
    { x: Math.cos(angle), y: Math.sin(angle) },
    { x: -Math.sin(angle), y: Math.cos(angle) },
  ]
  const wander = landscape(seed, 5)
  const far = 90
  const coast = Array.from({ length: 61 }, (_, i) => {
    const aside = -60 + i * 2
    const depth = -radius * 0.9 + (wander(aside, 0) - 0.5) * 5
    return {
      x: middle.x + along.x * aside + out.x * depth,
      y: middle.y + along.y * aside + out.y * depth,
    }
  })
  const beyond = (aside: number) => ({
    x: middle.x + along.x * aside + out.x * far,
    y: middle.y + along.y * aside + out.y * far,
  })
  return [...coast, beyond(60), beyond(-60)]
}
