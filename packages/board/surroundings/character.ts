import type { Circuit } from '@paddock/racing/circuit'
import { seedOf } from './seed.ts'

/** What lies around a track. */
export const surroundings = ['fields', 'city', 'river', 'water', 'forest'] as const
export type Surroundings = (typeof surroundings)[number]

/** Places are often called after what is there. */
const told: readonly (readonly [RegExp, Surroundings])[] = [
  [/river|ford|bridge/, 'river'],
  [/bay|marina|harbour|coast|lake|beach|port/, 'water'],
  [/forest|wood|park/, 'forest'],
  [/city|street|town/, 'city'],
]

/** What to draw around a circuit about which nothing else is known. The same circuit always gets the same. */
export function surroundingsOf({ id, name }: Pick<Circuit, 'id' | 'name'>): Surroundings {
  const words = `${id} ${name}`.toLowerCase()
  const hinted = told.find(([word]) => word.test(words))?.[1]
  // The last digits of the seeds of short names are much alike.
  return hinted ?? surroundings[(seedOf(id) >>> 8) % surroundings.length] ?? 'fields'
}
