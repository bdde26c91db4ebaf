import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { en as modulesInEnglish } from './modules/en.ts'
import { fr as modulesInFrench } from './modules/fr.ts'
import type { HandWords } from './words.ts'

export const text: Readonly<Record<Language, HandWords>> = {
  en: { ...en, ...modulesInEnglish },
  fr: { ...fr, ...modulesInFrench },
}
