export { at } from './at.ts'
export { drawTop, reshuffleIfEmpty } from './deck.ts'
export { places } from './standings.ts'
