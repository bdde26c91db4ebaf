/** Fuzzing: whatever is thrown at a match is done if it is legal, refused if not, and never breaks anything. */
export { type FuzzFault, type FuzzFindings, fuzz, type Hail } from './fuzz.ts'
export { junk } from './junk.ts'
export { type Mutating, mutated } from './mutated.ts'
