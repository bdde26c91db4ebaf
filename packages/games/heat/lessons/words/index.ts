import { en } from './en/index.ts'
import { fr } from './fr/index.ts'

export const words = { en, fr }
