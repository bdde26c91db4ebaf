import { en } from './en.ts'
import { fr } from './fr.ts'

export const setup = { en, fr }
