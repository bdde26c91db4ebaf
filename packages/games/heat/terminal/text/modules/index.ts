import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { TerminalModuleWords } from './words.ts'

export const modules: Readonly<Record<Language, TerminalModuleWords>> = { en, fr }
