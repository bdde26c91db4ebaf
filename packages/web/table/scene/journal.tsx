import './journal.css'
import { Sign } from '@paddock/board'
import { useMemo, useState } from 'preact/hooks'
import type { JournalStep } from '../../session/session.ts'
import { text } from '../text/index.ts'
import { type JournalLine, type KnownLines, linesOf, type Telling } from './lines.ts'
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
  const { box, page, language, name, seats = 0 } = telling
  const words = text[language]
  const [room, enlarge] = useState(most)
  const names = Array.from({ length: seats }, (_, seat) => name(seat)).join()
  const known = useMemo((): KnownLines => new WeakMap(), [box, page, language, names])
  const lines = useMemo(() => linesOf(steps.slice(-room), telling, known), [steps, room, known])
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
          <Line
            key={key}
            said={said}
            isGreat={isGreat}
            look={look}
            since={key === firstNew ? words.since : undefined}
          />
        ))}
      </ol>
    </Scrolled>
  )
}

interface LineProps extends Pick<JournalLine, 'said' | 'isGreat' | 'look'> {
  /** What stands above the first line that is new. */
  readonly since: string | undefined
}

/** Drawn anew only where something of it has changed: there are a hundred of them while cars move. */
function Line({ said, isGreat, look, since }: LineProps) {
  return useMemo(
    () => (
      <li class="table-line" data-great={isGreat}>
        {since !== undefined && <p class="table-since">{since}</p>}
        <span class="table-line-sign">{look && <Sign look={look} numbered={look.number !== ''} />}</span>
        <span>{said}</span>
      </li>
    ),
    [said, isGreat, since, look?.colour, look?.number, look?.letter],
  )
}
