import './journal.css'
import { Sign } from '@paddock/board'
import { useMemo, useState } from 'preact/hooks'
import type { JournalStep } from '../../session/session.ts'
import { text } from '../text/index.ts'
import { linesOf, type Telling } from './lines.ts'
import { Scrolled } from './scrolled.tsx'

interface JournalProps {
  readonly steps: readonly JournalStep[]
  readonly telling: Telling
  readonly newSince: number | undefined
}

/** How many entries are told before someone asks for more. */
const most = 100

/** What happened, the latest at the end. */
export function JournalList({ steps, telling, newSince }: JournalProps) {
  const { box, page, language } = telling
  const words = text[language]
  const [room, enlarge] = useState(most)
  const lines = useMemo(() => linesOf(steps.slice(-room), telling), [steps, room, box, page, language])
  const firstNew = newSince === undefined ? undefined : lines.find(({ entry }) => entry > newSince)?.key
  return (
    <Scrolled label={words.journal} isLive={false}>
      {steps.length > room && (
        <button type="button" class="table-earlier" onClick={() => enlarge(room + 4 * most)}>
          {words.earlier}
        </button>
      )}
      {lines.length === 0 && <p class="table-quiet">{words.emptyJournal}</p>}
      <ol>
        {lines.map(({ key, said, isGreat, look }) => (
          <li key={key} class="table-line" data-great={isGreat}>
            {key === firstNew && <p class="table-since">{words.since}</p>}
            <span class="table-line-sign">{look && <Sign look={look} numbered={look.number !== ''} />}</span>
            <span>{said}</span>
          </li>
        ))}
      </ol>
    </Scrolled>
  )
}
