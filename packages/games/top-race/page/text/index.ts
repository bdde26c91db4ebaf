import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { TableWords } from './words.ts'

export const text: Readonly<Record<Language, TableWords>> = { en, fr }
