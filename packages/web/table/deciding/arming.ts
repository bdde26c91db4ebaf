/** A choice of a question, by its place in the list. */
export interface Picked {
  readonly question: string
  readonly choice: number
}

interface Press {
  readonly picked: Picked
  /** What was picked before and not made yet. */
  readonly armed: Picked | undefined
  /** Whether everything is asked for twice. */
  readonly asksFirst: boolean
}

export function isSame(one: Picked | undefined, { question, choice }: Picked): boolean {
  return one?.question === question && one.choice === choice
}

/** Whether a press makes a choice. Where it is asked for twice, the first press arms it and the second one makes it. */
export function isMade({ picked, armed, asksFirst }: Press): boolean {
  return !asksFirst || isSame(armed, picked)
}
