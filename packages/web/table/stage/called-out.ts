/** All that it takes to call something out at the cars. */
export { callWords } from './call-words.ts'
export { calloutsOf, withMoment } from './callouts.ts'
export { momentSaid } from './moment-said.ts'
