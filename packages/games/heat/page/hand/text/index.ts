import type { Language } from '@paddock/kernel'
import { en } from './all-en.ts'
import { fr } from './all-fr.ts'
import type { HandWords } from './words.ts'

export const text: Readonly<Record<Language, HandWords>> = { en, fr }
