/** What the signs on cards and track mean, as far as this match has them. */

import type { Language } from '@paddock/kernel'
import type { SignHelp } from '@paddock/terminal-kit/game-terminal.ts'
import { type RoadToken, roadKinds } from '../modules/conditions/tokens.ts'
import type { SymbolName } from '../rules/symbols.ts'
import type { View } from '../rules/view.ts'
import { pressMark, tokenSign } from './marks.ts'
import { sponsorMark, symbolSign } from './short.ts'
import { modules } from './text/modules/index.ts'

const explained: readonly (readonly [symbol: SymbolName, count: number])[] = [
  ['plus', 1],
  ['direct', 1],
  ['accelerate', 1],
  ['refresh', 1],
  ['cooldown', 2],
  ['stress', 2],
  ['slipstream', 2],
  ['salvage', 2],
  ['adjust', 1],
  ['heat', 1],
  ['scrap', 2],
]

export function signHelp({ options }: View, language: Language): SignHelp[] {
  const words = modules[language]
  const { letters, sponsor, figures, press, legends } = words.signs
  const hasSponsors = options.event !== 'none'
  const hasCards = hasSponsors || options.workshop !== 'off'
  return [
    ...(hasCards ? [['A, B', letters] as const] : []),
    ...(hasSponsors ? [[sponsorMark, sponsor] as const] : []),
    ...(hasCards ? explained.map(([of, count]) => [symbolSign(of, count), words.symbol(of, count)] as const) : []),
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
