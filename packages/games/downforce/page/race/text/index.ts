import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { RaceWords } from './words.ts'

export const raceText: Readonly<Record<Language, RaceWords>> = { en, fr }
