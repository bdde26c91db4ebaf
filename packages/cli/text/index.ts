import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { CliWords } from './words.ts'

export const cliWords: Readonly<Record<Language, CliWords>> = { en, fr }
