import type { PageTroubleCode } from '../trouble.ts'

/** What went wrong and what to do about it. */
export type TroubleWords = Readonly<Record<PageTroubleCode, string>>
