export { at } from './at.ts'
export { drawTop, reshuffleIfEmpty } from './deck.ts'
export { nobody, only } from './only.ts'
export { places } from './standings.ts'
