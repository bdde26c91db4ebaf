import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { TroubleWords } from './words.ts'

export const troubleWords: Readonly<Record<Language, TroubleWords>> = { en, fr }
