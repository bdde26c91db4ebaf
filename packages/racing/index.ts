export { drawTop, reshuffleIfEmpty } from './deck.ts'
export { places } from './standings.ts'
