import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { MomentWords } from './words.ts'

export const words: Readonly<Record<Language, MomentWords>> = { en, fr }
