import type { Choosing } from './deciding/choosing.ts'
import type { Live } from './live.ts'
import { Tips } from './tips/tips.tsx'
import { WhyNot } from './why-not/why-not.tsx'

interface AnswersProps {
  readonly live: Live
  readonly choosing: Choosing | undefined
  /** The name of the question that is asked. */
  readonly question: string
}

/** What a table says to those who want to know: why something cannot be done, and what a sign means. */
export function Answers(props: AnswersProps) {
  return (
    <>
      <WhyNot {...props} />
      <Tips />
    </>
  )
}
