import type { en } from './en.ts'
/** What is said in great moments. */
export type MomentWords = Readonly<typeof en>
