import type { CarMove } from '@paddock/board'
import { rest } from '@paddock/board/late'
import type { AnyBox } from '@paddock/kernel'
import type { AnyGamePage, AnyLaying, Following } from '@paddock/page-kit/game-page.ts'
import { whenWanted } from '@paddock/page-kit/when-wanted.ts'
import type { Position } from '@paddock/protocol'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Choosing } from '../deciding/choosing.ts'
import { focusHand, type Pointing } from '../deciding/use-choosing.ts'
import type { Rehearsing } from './rehearsal.ts'

export interface ToRehearse {
  readonly box: AnyBox
  readonly page: AnyGamePage
  readonly position: Position
  /** The first question, which is really asked. */
  readonly choosing: Choosing | undefined
  readonly pointing: Pointing
  act(action: unknown, then: readonly unknown[]): void
  /** Every question stands alone: somebody may speak between two. */
  readonly isApart: boolean
  /** What the hand lets follow now. */
  readonly following: { readonly current: Following<unknown> | undefined }
}

/** What the person has wanted since the question came. */
export interface Wanting {
  readonly entry: number
  readonly wanted: readonly unknown[]
  readonly at: number
}

/** Questions that are laid out together, one of which is shown. */
export interface Rehearsal {
  readonly laying: AnyLaying
  readonly questions: readonly Rehearsing[]
  readonly at: number
  /** The table as it would stand at the question shown. */
  readonly position: Position
  readonly choosing: Choosing
  /** What the board shows of what is laid out, from that question on; undefined while something else is looked at. */
  readonly moves: readonly CarMove[] | undefined
  goTo(at: number): void
  /** Makes all choices; undefined as long as one is missing. */
  readonly commit: (() => void) | undefined
}

/** What lays out the choices of one game. */
type Kit = typeof import('./rehearsed.ts') & { readonly laying: AnyLaying }

interface KitOfPage {
  readonly page: AnyGamePage
  load(): Promise<Kit>
  /** Undefined until it is there. */
  found(): Kit | undefined
}

/** That of the game which is played. */
let latestKit: KitOfPage | undefined

/** Undefined where a game lays nothing out. */
function kitOf(page: AnyGamePage): KitOfPage | undefined {
  const { laying } = page
  if (!laying || latestKit?.page === page) return laying && latestKit
  const load = async () => {
    await rest()
    const [table, game] = await Promise.all([import('./rehearsed.ts'), laying()])
    return { ...table, laying: game }
  }
  latestKit = { page, load, found: whenWanted(load) }
  return latestKit
}

const nothing: readonly Rehearsing[] = []

/**
 * Where a game lets choices be laid out: a choice that leads on to others is not made but laid out, with those after it,
 * until all of them are made in one go. Where the game proposes them, they wait to be changed; where the person thinks of
 * each, the last answer makes all. Undefined while there is only one question.
 */
export function useRehearsal(asked: ToRehearse): Rehearsal | Choosing | undefined {
  const { box, page, position, choosing, isApart } = asked
  const kept = useSignal<Wanting | undefined>(undefined)
  const wanting = kept.value?.entry === position.entry ? kept.value : { entry: position.entry, wanted: [], at: 0 }
  const { wanted, at } = wanting
  const layingOut = isApart ? undefined : kitOf(page)
  const kit = layingOut?.found()
  const first = choosing?.deciding
  const questions = useMemo(
    () => kit?.questionsOf(asked, kit.laying, wanted) ?? nothing,
    [kit, box, page, first, wanted],
  )
  useEffect(() => {
    if (at > 0 && document.activeElement === document.body) focusHand()
  }, [at])
  const latest = useRef(asked)
  latest.current = asked
  const early = useRef<object | null>(null)
  if (kit) return kit.rehearsalOf(asked, kit.laying, questions, { wanting, kept })
  if (!layingOut || !choosing) return choosing

  /** A choice made before the kit is there waits for it, unless another is made; without it, each is made by itself. */
  const choose = async (choice: number, then?: readonly unknown[]) => {
    const press = {}
    early.current = press
    choosing.consider(choice)
    const come = await layingOut.load().catch(() => undefined)
    const now = latest.current
    if (early.current !== press || now.position.entry !== position.entry) return
    if (come) come.chosenIn(now, come.laying, { wanting, kept })?.choose(choice, then)
    else now.choosing?.choose(choice, then)
  }
  return { ...choosing, choose }
}

export function isRehearsal(found: Rehearsal | Choosing | undefined): found is Rehearsal {
  return found !== undefined && 'questions' in found
}
