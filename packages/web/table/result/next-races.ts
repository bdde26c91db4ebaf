import { type AnyBox, isObject } from '@paddock/kernel'
import type { LocalSitter, MatchWish } from '../../session/local.ts'
import type { Sitter } from '../../session/session.ts'
import { clashingOptions } from '../../setup/options/clashes.ts'
import { termsOf } from '../../setup/terms.ts'

/** A race that may follow, beside the same again. */
export interface NextRace {
  readonly kind: 'other-circuit' | 'stronger-bots' | 'one-more-bot'
  readonly wish: MatchWish
  /** The circuit it is on, by its value among the options. */
  readonly circuit?: unknown
}

interface Raced {
  readonly box: AnyBox
  readonly options: unknown
  readonly sitters: readonly Sitter[]
}

/** What else can be raced with what there is: elsewhere, and against more than this time. */
export function nextRaces({ box, options, sitters }: Raced): NextRace[] {
  const game = box.game.meta.id
  const chosen = isObject(options) ? options : {}
  const people = sitters.map(sitterOf)
  const wish = { game, options: chosen, sitters: people }
  return [...elsewhere(box, wish, chosen), ...harder(box, wish)]
}

/** On the circuit that comes next in the list, where there are several and the choice matters. */
function elsewhere(box: AnyBox, wish: MatchWish, chosen: Readonly<Record<string, unknown>>): NextRace[] {
  const terms = termsOf(box)
  const { values = [] } = terms.options.find(({ name }) => name === 'circuit') ?? {}
  const now = values.indexOf(chosen.circuit)
  const played = (options: Readonly<Record<string, unknown>>) =>
    (terms.effective?.(options, wish.sitters.length) ?? options).circuit
  const others = [...values.slice(now + 1), ...values.slice(0, Math.max(0, now))]
  const found = others
    .map((circuit) => ({ ...chosen, circuit }))
    .find((options) => played(options) !== played(chosen) && clashingOptions(terms, options).length === 0)
  if (!found) return []
  return [{ kind: 'other-circuit', circuit: found.circuit, wish: { ...wish, options: found } }]
}

/** Against better bots; where all are the best there are, against one more of them. */
function harder(box: AnyBox, wish: MatchWish): NextRace[] {
  const { bots, seats } = termsOf(box)
  const [best] = bots
  if (best === undefined || !wish.sitters.some(({ kind }) => kind === 'bot')) return []
  const strong: LocalSitter = { kind: 'bot', bot: best }
  if (wish.sitters.some((sitter) => sitter.kind === 'bot' && sitter.bot !== best)) {
    const sitters = wish.sitters.map((sitter) => (sitter.kind === 'bot' ? strong : sitter))
    return [{ kind: 'stronger-bots', wish: { ...wish, sitters } }]
  }
  if (wish.sitters.length >= seats.max) return []
  return [{ kind: 'one-more-bot', wish: { ...wish, sitters: [...wish.sitters, strong] } }]
}

function sitterOf({ kind, bot, name }: Sitter): LocalSitter {
  if (kind === 'bot' && bot !== undefined) return { kind, bot }
  return name === undefined ? { kind: 'person' } : { kind: 'person', name }
}
