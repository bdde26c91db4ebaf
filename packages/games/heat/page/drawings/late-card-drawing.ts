import { late } from '@paddock/board/late'

/** What is drawn on a card, behind what is printed. */
export const LateCardDrawing = late(async () => (await import('./card-drawing.tsx')).default)
