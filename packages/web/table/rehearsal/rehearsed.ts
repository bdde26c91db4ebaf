/** What the table shows of questions that are laid out together. Loaded where a game lets choices be laid out. */
import type { AnyLaying } from '@paddock/page-kit/game-page.ts'
import type { Signal } from '@preact/signals'
import type { Choosing } from '../deciding/choosing.ts'
import { actionsIn, laidOut, openIn, type Rehearsing, wantedWith } from './rehearsal.ts'
import { isRehearsal, type Rehearsal, type ToRehearse, type Wanting } from './use-rehearsal.ts'

export function questionsOf(
  { box, page, choosing }: ToRehearse,
  laying: AnyLaying,
  wanted: readonly unknown[],
): readonly Rehearsing[] {
  return choosing ? laidOut(box, { laying, idle: page.idle }, choosing.deciding, wanted) : []
}

interface Wanted {
  readonly wanting: Wanting
  readonly kept: Signal<Wanting | undefined>
}

export function rehearsalOf(
  { box, page, position, choosing, pointing, act, following }: ToRehearse,
  laying: AnyLaying,
  questions: readonly Rehearsing[],
  { wanting, kept }: Wanted,
): Rehearsal | Choosing | undefined {
  const { wanted, at } = wanting
  const how = { laying, idle: page.idle }
  const first = choosing?.deciding
  const shown = questions[at]
  if (!first || !choosing || questions.length === 0) return choosing

  const want = (now: readonly unknown[], then: readonly Rehearsing[], place: number, choice: number) => {
    if (place === 0) choosing.consider(choice)
    kept.value = { entry: position.entry, wanted: now, at: openIn(then) ?? place }
  }
  if (questions.length === 1 || !shown) {
    const choose = (choice: number, then = following.current?.(choice) ?? []) => {
      const now = [first.choices[choice]]
      const laid = then.length > 0 ? [] : laidOut(box, how, first, now)
      // What stands alone, or brings along what follows, is made as everywhere: a finger looks first.
      if (laid.length < 2) choosing.choose(choice, then)
      else if (isMadeByLast(laying, laid)) choosing.choose(choice, actionsIn(laid).slice(1))
      else want(now, laid, 0, choice)
    }
    return { ...choosing, choose }
  }

  const question = at === 0 ? pointing.question : `${pointing.question}, ${at} later`
  const isWhole = openIn(questions) === undefined
  const make = ([action, ...then]: readonly unknown[]) => act(action, then)
  const commit = () => make(actionsIn(questions))
  const considered = pointing.considered(question, shown.deciding) ?? shown.choice
  const choose = (choice: number, then = following.current?.(choice) ?? []) => {
    const action = shown.deciding.choices[choice]
    if (then.length > 0) {
      if (pointing.isMeant(question, choice)) make([...actionsIn(questions.slice(0, at)), action, ...then])
      return
    }
    // What was chosen before is meant when it is chosen again.
    if (isWhole && choice === shown.choice && wanted[at] !== undefined) return commit()
    const now = wantedWith(wanted, at, action)
    const laid = laidOut(box, how, first, now)
    if (isMadeByLast(laying, laid) && pointing.isMeant(question, choice)) return make(actionsIn(laid))
    want(now, laid, at, choice)
  }
  const moves = questions.slice(at).flatMap((each) => each.moves)
  return {
    laying,
    questions,
    at,
    position: { ...position, view: shown.deciding.view, choices: [...shown.deciding.choices] },
    // Laying out is asking first.
    choosing: {
      deciding: shown.deciding,
      considered,
      armed: undefined,
      consider: (choice) => pointing.consider(question, choice),
      choose,
    },
    moves: considered === shown.choice && moves.length > 0 ? moves : undefined,
    goTo: (place) => {
      kept.value = { ...wanting, at: place }
    },
    commit: isWhole ? commit : undefined,
  }
}

/** What chooses, where nothing has been laid out yet. */
export function chosenIn(asked: ToRehearse, laying: AnyLaying, wanted: Wanted): Choosing | undefined {
  const found = rehearsalOf(asked, laying, questionsOf(asked, laying, []), wanted)
  return isRehearsal(found) ? found.choosing : found
}

/** Whether everything is answered by someone who had to think of all of it: then there is nothing to wait for. */
function isMadeByLast({ propose }: AnyLaying, laid: readonly Rehearsing[]): boolean {
  return propose === undefined && openIn(laid) === undefined
}
