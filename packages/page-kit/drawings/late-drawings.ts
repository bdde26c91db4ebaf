import { late } from '@paddock/board/late'

/** Drawings on cards, which can be read without them: they come when the card is there, and move nothing. */
export const LateScene = late(async () => (await import('./scene.tsx')).default)
export const LateRowArt = late(async () => (await import('./row-art.tsx')).default)
