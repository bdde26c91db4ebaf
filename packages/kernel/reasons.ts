/** Why something that a table shows cannot be done now. */
import type { AnyBox } from './box.ts'
import type { Seat, Viewer } from './game.ts'
import { canonical } from './json.ts'
import type { AnyMatch } from './match/match.ts'
import { Refusal } from './match/refusal.ts'
import { type Language, languages, type Name } from './words.ts'

/** Something at a table that a person might reach for: a card, a gear, a space, a car, a bid. Plain JSON. */
export interface TablePiece {
  readonly piece: string
  /** Which one: its number, its kind, its place. */
  readonly [of: string]: unknown
}

/** Why a piece is out of reach: a word and its figures, and the numbered rule that says so. Plain JSON. */
export interface Reason {
  readonly why: string
  readonly rule: string
}

/** Someone who is asked and reaches for something: what they see, and what they may choose. */
export interface Reaching<Action, View> {
  readonly view: View
  readonly seat: Seat
  readonly choices: readonly Action[]
}

/**
 * A game that can say why not. All of it goes by what the viewer sees, so that no reason gives anything away. Which
 * choices there are it does not decide: a piece that one of them takes has no reason to be out of reach.
 */
export interface Reasons<Action, View, Own extends TablePiece, Why extends Reason> {
  /** Every piece a table shows to the viewer that a person might reach for, now or at some other time. */
  pieces(view: View, viewer: Viewer): readonly Own[]
  /** What a choice takes hold of, as a person would: the cards it plays, the gear, the space. All of it is shown. */
  takes(action: Action, view: View): readonly Own[]
  /** Why no choice takes this piece. Only asked of such, and only of someone who owes a decision. */
  whyNot(piece: Own, asked: Reaching<Action, View>): Why
  readonly words: Readonly<Record<Language, ReasonWords<Why>>>
}

export interface ReasonWords<Why extends Reason> {
  /** The reason in a sentence: "Gear 4 is three gears away: two at most." */
  said(why: Why, name: Name): string
}

/** A box that can say why not. */
export interface Reasoned<Action, View, Own extends TablePiece, Why extends Reason> {
  readonly reasons: Reasons<Action, View, Own, Why>
}

export type AnyReasons = Reasons<unknown, unknown, TablePiece, Reason>

/** Whether a box can say why not. */
export function hasReasons<Subject extends object>(
  box: Subject,
): box is Subject & Reasoned<unknown, unknown, TablePiece, Reason> {
  return 'reasons' in box && typeof box.reasons === 'object' && box.reasons !== null
}

/** Why a piece is out of reach for someone who is asked; undefined where a choice takes it, or where it is not shown. */
export function reasonFor(
  reasons: AnyReasons,
  asked: Reaching<unknown, unknown>,
  wanted: TablePiece,
): Reason | undefined {
  const piece = outOfReach(reasons, asked).get(canonical(wanted))
  return piece && reasons.whyNot(piece, asked)
}

/**
 * Why an action is not among the choices: the reason of the first piece it would take that is out of reach. It may come
 * from anywhere and have any form; what the game cannot make sense of has no reason.
 */
export function reasonAgainst(
  reasons: AnyReasons,
  asked: Reaching<unknown, unknown>,
  action: unknown,
): Reason | undefined {
  const pieces = outOfReach(reasons, asked)
  for (const taken of takenBy(reasons, action, asked.view)) {
    const piece = pieces.get(taken)
    if (piece) return reasons.whyNot(piece, asked)
  }
  return undefined
}

/** The pieces that some choice takes, as canonical text. */
export function piecesWithin(reasons: AnyReasons, { choices, view }: Reaching<unknown, unknown>): Set<string> {
  return new Set(choices.flatMap((choice) => reasons.takes(choice, view).map(canonical)))
}

/** Every piece that is shown and that no choice takes, by its canonical text. */
function outOfReach(reasons: AnyReasons, asked: Reaching<unknown, unknown>): Map<string, TablePiece> {
  const pieces = new Map(reasons.pieces(asked.view, asked.seat).map((piece) => [canonical(piece), piece]))
  for (const taken of piecesWithin(reasons, asked)) pieces.delete(taken)
  return pieces
}

function takenBy(reasons: AnyReasons, action: unknown, view: unknown): readonly string[] {
  try {
    return reasons.takes(action, view).map(canonical)
  } catch {
    return []
  }
}

/**
 * What is thrown in place of a refusal: the same, and where it was turned down as illegal and the game knows why, its
 * `details` have the reason, with the sentence in every language.
 */
export function withReason(refused: unknown, box: AnyBox, match: AnyMatch, seat: Seat, action: unknown): unknown {
  if (!(refused instanceof Refusal) || refused.code !== 'illegal' || !hasReasons(box)) return refused
  const { view, choices } = match.view(seat)
  const reason = reasonAgainst(box.reasons, { view, seat, choices }, action)
  if (!reason) return refused
  const sentence = (language: Language) =>
    box.reasons.words[language].said(reason, (each) => box.words[language].seat(each))
  const said = Object.fromEntries(languages.map((language) => [language, sentence(language)]))
  return new Refusal(refused.code, refused.message, { ...refused.details, reason: { ...reason, said } })
}
