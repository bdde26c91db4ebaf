/** In which way a set-up departs from how the game is usually played. */
import { type AnyExplainedBox, type Language, same } from '@paddock/kernel'
import { isTaken, setsFor } from './ready-made.ts'
import { type Setup, type SetupKind, usualCount, usualOptions } from './setup.ts'
import { inShort, setSaid, termsOf } from './terms.ts'
import { setupWords } from './words.ts'

/** "Season 1961", "4 teams, 12 cars, 11 races: the last car wins. Scatterbrained bot"; undefined if it is as usual. */
export function variantSaid(
  box: AnyExplainedBox,
  setup: Setup,
  kind: SetupKind,
  language: Language,
): string | undefined {
  const terms = termsOf(box)
  const words = setupWords[language]
  const seats = setup.chairs.length
  const played = (options: Setup['options']) => terms.effective?.(options, seats) ?? options
  const isUsual = same(played(setup.options), played(usualOptions(terms))) && seats === usualCount(kind, terms)
  const taken = setsFor(kind, terms).find((set) => isTaken(setup, set, terms))
  const rules = taken ? setSaid(box, taken.name, language).label : inShort(box, setup, language)
  const others = setup.chairs.flatMap((chair) => (chair.kind === 'bot' && chair.bot !== terms.bots[0] ? chair.bot : []))
  const parts = [
    ...(isUsual ? [] : [rules ?? words.otherRules]),
    ...(seats === usualCount(kind, terms) || taken?.seats !== undefined ? [] : [words.forPlayers(seats)]),
    ...[...new Set(others)].map(words.bot),
  ]
  return parts.length === 0 ? undefined : parts.join(' · ')
}
