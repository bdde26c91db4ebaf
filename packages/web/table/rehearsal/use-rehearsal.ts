import type { CarMove } from '@paddock/board'
import type { AnyBox } from '@paddock/kernel'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import type { Position } from '@paddock/protocol'
import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Choosing } from '../deciding/choosing.ts'
import { focusHand } from '../deciding/use-choosing.ts'
import { actionsIn, laidOut, openIn, type Rehearsing, wantedWith } from './rehearsal.ts'

interface Asked {
  readonly box: AnyBox
  readonly page: AnyGamePage
  readonly position: Position
  /** The first question, which is really asked. */
  readonly choosing: Choosing | undefined
  act(action: unknown, then: readonly unknown[]): void
}

/** What the person has wanted and looked at since the question came. */
interface Wanting {
  readonly entry: number
  readonly wanted: readonly unknown[]
  readonly at: number
  readonly looked?: number | undefined
}

/** Questions that are laid out together, one of which is shown. */
export interface Rehearsal {
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

/**
 * Where a game lets choices be laid out: a choice that leads on to others is not made but laid out, with those after it,
 * until all of them are made in one go. Undefined while there is only one question.
 */
export function useRehearsal({ box, page, position, choosing, act }: Asked): Rehearsal | Choosing | undefined {
  const kept = useSignal<Wanting | undefined>(undefined)
  const wanting = kept.value?.entry === position.entry ? kept.value : { entry: position.entry, wanted: [], at: 0 }
  const { wanted, at } = wanting
  const first = choosing?.deciding
  const questions = useMemo(
    () => (first && page.rehearse ? laidOut(box, page, first, wanted) : []),
    [box, page, first, wanted],
  )
  const shown = questions[at]
  useEffect(() => {
    if (at > 0 && document.activeElement === document.body) focusHand()
  }, [at])
  if (!first || !choosing || questions.length === 0) return choosing

  const want = (place: number, choice: number) => {
    const action = questions[place]?.deciding.choices[choice]
    const now = wantedWith(wanted, place, action)
    const then = laidOut(box, page, first, now)
    if (place === 0) choosing.consider(choice)
    kept.value = { entry: position.entry, wanted: now, at: openIn(then) ?? place }
  }
  if (questions.length === 1 || !shown) {
    const choose = (choice: number) => {
      // What stands alone is made as everywhere: a finger looks first.
      if (laidOut(box, page, first, [first.choices[choice]]).length > 1) want(0, choice)
      else choosing.choose(choice)
    }
    return { ...choosing, choose }
  }

  const isWhole = openIn(questions) === undefined
  const commit = () => {
    const [action, ...then] = actionsIn(questions)
    act(action, then)
  }
  const looked = at === 0 ? choosing.considered : wanting.looked
  const considered = looked ?? shown.choice
  return {
    questions,
    at,
    position: { ...position, view: shown.deciding.view, choices: [...shown.deciding.choices] },
    choosing: {
      deciding: shown.deciding,
      considered,
      // Laying out is asking first.
      armed: undefined,
      consider:
        at === 0
          ? choosing.consider
          : (choice) => {
              kept.value = { ...wanting, looked: choice }
            },
      // What was chosen before is meant when it is chosen again.
      choose: (choice) =>
        isWhole && choice === shown.choice && wanted[at] !== undefined ? commit() : want(at, choice),
    },
    moves: considered === shown.choice ? questions.slice(at).flatMap(({ moves }) => moves) : undefined,
    goTo: (place) => {
      kept.value = { ...wanting, at: place, looked: undefined }
    },
    commit: isWhole ? commit : undefined,
  }
}

export function isRehearsal(found: Rehearsal | Choosing | undefined): found is Rehearsal {
  return found !== undefined && 'questions' in found
}
