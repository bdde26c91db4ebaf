import type { Cover } from '@paddock/kernel'
import { games } from './registry.ts'

/** The covers of all boxes, in the order in which they stand on the shelf. */
export const covers: readonly Cover[] = games.map(({ cover }) => cover)

export function coverOf(id: string): Cover | undefined {
  return covers.find((cover) => cover.id === id)
}
