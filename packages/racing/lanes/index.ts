export { blockersAhead, type Ending, endSpaces, ends, goAhead, home, type Mover, pathOf, type Way } from './move.ts'
export { inOrder, lapAfter, linesBeyond, type Positions, progressAt } from './progress.ts'
export { placeOf, type Row, type RowFace, readRows, shows, wild } from './row-cards.ts'
export { type Track, trackOf } from './track.ts'
