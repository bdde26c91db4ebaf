/** What the signs on cards and track mean, as far as this match has them. */

import type { Language } from '@paddock/kernel'
import type { SignHelp } from '@paddock/terminal-kit/game-terminal.ts'
import { type RoadToken, roadKinds } from '../modules/conditions/tokens.ts'
import type { View } from '../rules/view.ts'
import type { Printed } from '../words/figures.ts'
import { sponsorMark, symbolSign } from './hand/card-sign.ts'
import { modules } from './text/modules/index.ts'
import { pressMark, tokenSign } from './track/marks.ts'

const explained: readonly Printed[] = [
  { symbol: 'plus', count: 1 },
  { symbol: 'direct', count: 1 },
  { symbol: 'accelerate', count: 1 },
  { symbol: 'refresh', count: 1 },
  { symbol: 'cooldown', count: 2 },
  { symbol: 'stress', count: 2 },
  { symbol: 'slipstream', count: 2 },
  { symbol: 'salvage', count: 2 },
  { symbol: 'adjust', count: 1 },
  { symbol: 'heat', count: 1 },
  { symbol: 'scrap', count: 2 },
]

export function signHelp({ options }: View, language: Language): SignHelp[] {
  const words = modules[language]
  const { letters, sponsor, figures, press, legends } = words.signs
  const hasSponsors = options.event !== 'none'
  const hasCards = hasSponsors || options.workshop !== 'off'
  return [
    ...(hasCards ? [['A, B', letters] as const] : []),
    ...(hasSponsors ? [[sponsorMark, sponsor] as const] : []),
    ...(hasCards ? explained.map((of) => [symbolSign(of), words.symbol(of.symbol, of.count)] as const) : []),
    ...(options.weather === 'on'
      ? roadKinds.filter(isMarked).map((token) => [tokenSign(token, language), words.tokens[token]] as const)
      : []),
    ...(hasSponsors ? [[pressMark, press] as const] : []),
    ...(options.legends > 0 ? [['16 ◆2', figures] as const, ...legends.map((told) => ['', told] as const)] : []),
  ]
}

/** A changed limit is simply another number. */
function isMarked(token: RoadToken): boolean {
  return token !== 'limit+1' && token !== 'limit-1'
}
