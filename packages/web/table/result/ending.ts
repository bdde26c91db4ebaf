/** All that it takes to say how a match ended, and to go on from there. */
export { headlineOf } from '../dialogs/headline.ts'
export { everyPlacing } from '../dialogs/placings.ts'
export { WhatNext } from './what-next.tsx'
