import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { MoneyWords } from './words.ts'

export const text: Readonly<Record<Language, MoneyWords>> = { en, fr }
