import type { en } from './en.ts'
/** What the workshop says in one language. */
export type WorkshopWords = Readonly<typeof en>
