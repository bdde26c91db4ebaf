import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { RulesPageWords } from './words.ts'

export const rulesText: Readonly<Record<Language, RulesPageWords>> = { en, fr }
