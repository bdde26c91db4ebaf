/** The marks that tokens and press leave on the track. */

import type { Language } from '@paddock/kernel'
import type { RoadToken } from '../../modules/conditions/tokens.ts'
import { modules } from '../text/modules/index.ts'

export const pressMark = '◉'

/** The first three change what stands at the corner anyway; a free boost is a + for 0. */
export function tokenSign(token: RoadToken, language: Language): string {
  switch (token) {
    case 'limit+1':
      return '≤+1'
    case 'limit-1':
      return '≤\u22121'
    case 'overheat':
      return '!'
    case 'slipstream+1':
      return '≈1'
    case 'free-boost':
      return '+0'
    case 'weather':
      return modules[language].weatherMark
  }
}
