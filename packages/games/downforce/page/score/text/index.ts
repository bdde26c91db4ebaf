import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { ScoreWords } from './words.ts'

export const scoreText: Readonly<Record<Language, ScoreWords>> = { en, fr }
