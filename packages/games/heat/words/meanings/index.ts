import type { Language } from '@paddock/kernel'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { Meanings } from './meaning.ts'

export type { CardMeaning, EventMeaning, Meaning, Meanings, WeatherMeaning } from './meaning.ts'

/** What everything printed on cards and tokens means, in every language. */
export const meanings: Readonly<Record<Language, Meanings>> = { en, fr }
