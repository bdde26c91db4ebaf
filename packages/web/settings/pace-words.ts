import type { InEveryLanguage } from '@paddock/page-kit/language.ts'
import type { Pace } from './pace.ts'

/** What the paces are called, wherever one may choose. */
export const paceWords: InEveryLanguage<Readonly<Record<Pace, string>>> = {
  en: { calm: 'Calm', brisk: 'Brisk', instant: 'Instant', step: 'Step by step' },
  fr: { calm: 'Calme', brisk: 'Vif', instant: 'Immédiat', step: 'Pas à pas' },
}
