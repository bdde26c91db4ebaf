/** Several choices laid out one after the other before any of them is made. */

import type { CarMove } from '@paddock/board'
import { type AnyBox, type GameEvent, same } from '@paddock/kernel'
import type { AnyGamePage, AnyLaying, Deciding, Rehearsed } from '@paddock/page-kit/game-page.ts'
import { decisionOf } from '../deciding/deciding.ts'

type AnyDeciding = Deciding<unknown, unknown, GameEvent>

/** One question of a rehearsal, asked at the table as it would then stand. */
export interface Rehearsing {
  readonly deciding: AnyDeciding
  /** What is laid out for it; undefined where nothing is yet. */
  readonly choice: number | undefined
  /** What the board shows of it. */
  readonly moves: readonly CarMove[]
  /** What then happens before the next question, without being asked. */
  readonly unasked: readonly GameEvent[]
}

/** How a game lays out what is asked. */
export interface How {
  readonly idle: AnyGamePage['idle'] | undefined
  readonly laying: AnyLaying
}

/** More questions than any card asks. */
const most = 24

/**
 * The questions from this one on, each with what is wanted for it or else with what the game proposes, up to the end or
 * to the first that is open. What is wanted and no longer offered, since something before it was changed, is proposed anew.
 */
export function laidOut(
  box: AnyBox,
  { laying, idle }: How,
  first: AnyDeciding,
  wanted: readonly unknown[],
): Rehearsing[] {
  const questions: Rehearsing[] = []
  let deciding: AnyDeciding | undefined = first
  while (deciding && questions.length < most) {
    const choice: number | undefined =
      placeOf(deciding, wanted[questions.length]) ??
      (laying.propose ? laying.propose(deciding) : unasked(idle, deciding, questions.length))
    const rehearsed: Rehearsed<unknown, unknown> | undefined =
      choice === undefined ? undefined : laying.rehearse(deciding, choice)
    questions.push({ deciding, choice, moves: rehearsed?.moves ?? [], unasked: rehearsed?.unasked ?? [] })
    deciding = rehearsed?.next && asked(box, deciding, rehearsed.next)
  }
  return questions
}

/** Where nothing is proposed, what follows goes without saying if it leaves no choice, or none that matters. */
function unasked(idle: How['idle'], deciding: AnyDeciding, place: number): number | undefined {
  if (place === 0) return undefined
  return deciding.choices.length === 1 ? 0 : idle?.(deciding)
}

function placeOf({ choices }: AnyDeciding, action: unknown): number | undefined {
  if (action === undefined) return undefined
  const place = choices.findIndex((choice) => same(choice, action))
  return place < 0 ? undefined : place
}

function asked(
  box: AnyBox,
  { seat, viewer, language, name }: AnyDeciding,
  { view, choices }: { readonly view: unknown; readonly choices: readonly unknown[] },
): AnyDeciding | undefined {
  return decisionOf(box, { entry: 0, pending: [seat], decided: [], choices, view }, { view, viewer, language, name })
}

/** What is laid out, as far as it is. */
export function actionsIn(questions: readonly Rehearsing[]): unknown[] {
  return questions.flatMap(({ deciding, choice }) => (choice === undefined ? [] : [deciding.choices[choice]]))
}

/** What is wanted once another choice is made at one of the questions: where nothing was, the game goes on proposing. */
export function wantedWith(wanted: readonly unknown[], at: number, action: unknown): unknown[] {
  return Array.from({ length: Math.max(wanted.length, at + 1) }, (_, place) => (place === at ? action : wanted[place]))
}

/** The question that is open: the first without an answer; undefined if all have one. */
export function openIn(questions: readonly Rehearsing[]): number | undefined {
  const open = questions.findIndex(({ choice }) => choice === undefined)
  return open < 0 ? undefined : open
}
