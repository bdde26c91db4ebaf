import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { BoardWords } from './words.ts'

export const text: Readonly<Record<Language, BoardWords>> = { en, fr }
