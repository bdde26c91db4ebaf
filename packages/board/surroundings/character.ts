import { type Circuit, type Surroundings, surroundings } from '@paddock/racing/circuit'
import { seedOf } from './seed.ts'

/** Places are often called after what is there. */
const told: readonly (readonly [RegExp, Surroundings])[] = [
  [/river|ford|bridge|station/, 'river'],
  [/bay|marina|harbour|coast|beach|port|quay/, 'harbour'],
  [/forest|wood|lake/, 'forest'],
  [/park|royal|villa/, 'park'],
  [/city|street|town/, 'city'],
  [/desert|canyon|mesa|dune/, 'desert'],
  [/field|stone/, 'airfield'],
  [/village|saint|château/, 'village'],
  [/fair|oval|ring/, 'fair'],
]

type Named = Pick<Circuit, 'id' | 'name' | 'surroundings'>

/** What to draw around a circuit: what it says itself, or a guess. The same circuit always gets the same. */
export function surroundingsOf({ id, name, surroundings: said }: Named): Surroundings {
  if (said) return said
  const words = `${id} ${name}`.toLowerCase()
  const hinted = told.find(([word]) => word.test(words))?.[1]
  // The last digits of the seeds of short names are much alike.
  return hinted ?? surroundings[(seedOf(id) >>> 8) % surroundings.length] ?? 'fields'
}
