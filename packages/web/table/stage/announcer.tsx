import { useEffect, useRef, useState } from 'preact/hooks'
import { type JournalLine, linesAfter } from '../scene/lines.ts'

interface AnnouncerProps {
  /** What is asked of the person; empty while nothing is. */
  readonly asked: string
  readonly lines: readonly JournalLine[]
}

/** Says what happens and what is asked to those who do not see it. What was there before is not said again. */
export function Announcer({ asked, lines }: AnnouncerProps) {
  const said = useRef(lines.at(-1))
  const [news, tell] = useState('')
  const last = lines.at(-1)
  useEffect(() => {
    if (last?.key === said.current?.key) return
    const fresh = linesAfter(said.current, lines)
    said.current = last
    tell(
      fresh
        .slice(-5)
        .map((line) => line.said)
        .join(' '),
    )
  }, [last?.key])
  return (
    <>
      <p class="unseen" aria-live="polite">
        {news}
      </p>
      <p class="unseen" aria-live="polite">
        {asked}
      </p>
    </>
  )
}
