import { en as race } from './en.ts'
import { en as modules } from './modules/en.ts'
import type { HandWords } from './words.ts'

export const en: HandWords = { ...race, ...modules }
