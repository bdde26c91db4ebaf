import type { InEveryLanguage } from '@paddock/page-kit/language.ts'

/** "Green (Legend)" */
export const legendNamed: InEveryLanguage<(colour: string) => string> = {
  en: (colour) => `${colour} (Legend)`,
  fr: (colour) => `${colour} (Légende)`,
}
