import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { TerminalWords } from './words.ts'

export const text: Readonly<Record<Language, TerminalWords>> = { en, fr }
