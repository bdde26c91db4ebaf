import { fr as race } from './fr.ts'
import { fr as modules } from './modules/fr.ts'
import type { HandWords } from './words.ts'

export const fr: HandWords = { ...race, ...modules }
