import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { HandWords } from './words.ts'

export const text: Readonly<Record<Language, HandWords>> = { en, fr }
