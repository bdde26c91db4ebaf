import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { ModuleWords } from './words.ts'

export const modules: Readonly<Record<Language, ModuleWords>> = { en, fr }
