import type { en } from './en.ts'
import type { ModuleWords } from './modules/words.ts'

/** What the dashboard says in one language. */
export type HandWords = RaceWords & ModuleWords

/** What there is to say in every race. */
export type RaceWords = Readonly<typeof en>
