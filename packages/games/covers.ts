import type { Cover } from '@paddock/kernel'
import { cover as downforce } from './downforce/cover.ts'
import { cover as formelFun } from './formel-fun/cover.ts'
import { cover as heat } from './heat/cover.ts'
import { cover as topRace } from './top-race/cover.ts'

/** The covers of all boxes, in the order in which they stand on the shelf. */
export const covers: readonly Cover[] = [formelFun, downforce, heat, topRace]

export function coverOf(id: string): Cover | undefined {
  return covers.find((cover) => cover.id === id)
}
