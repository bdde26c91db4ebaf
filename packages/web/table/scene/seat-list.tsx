import './seat-list.css'
import { Sign } from '@paddock/board'
import type { MatchView, Seat } from '@paddock/kernel'
import type { AnyGamePage, Looking } from '@paddock/page-kit/game-page.ts'
import { useReachable } from '@paddock/page-kit/ui/reachable.ts'
import type { Sitter } from '../../session/session.ts'
import { everyPlacing } from '../dialogs/placings.ts'
import { text } from '../text/index.ts'
import type { PageWords } from '../text/words.ts'

interface SeatListProps {
  readonly page: AnyGamePage
  readonly looking: Looking<unknown>
  readonly position: MatchView<unknown, unknown>
  readonly sitters: readonly Sitter[]
  readonly seatCount: number
  /** While something is shown nobody is waited for. */
  readonly isBusy: boolean
}

const nobody: Pick<MatchView<unknown, unknown>, 'pending' | 'decided'> = { pending: [], decided: [] }

/** Everyone at the table, whoever is in front first; when it is over, as they are ranked. */
export function SeatList({ page, looking, position, sitters, seatCount, isBusy }: SeatListProps) {
  const words = text[looking.language]
  const { SeatState } = page
  const { pending, decided } = isBusy ? nobody : position
  const list = useReachable<HTMLElement>()
  return (
    <section ref={list} class="table-seats" aria-label={words.seats}>
      <ol>
        {inOrder(ranked(page, looking, position) ?? page.order(looking), seatCount).map((seat) => {
          const isToMove = pending.includes(seat) && !decided.includes(seat)
          const sitter = sitters.find((each) => each.seat === seat)
          // Nobody sits in a car that the game drives.
          const notes = seat < seatCount ? notesOf(sitter, seat === looking.viewer, words) : ''
          return (
            <li key={seat} class="table-seat" data-turn={isToMove} data-own={seat === looking.viewer}>
              <span class="table-seat-who">
                <Sign look={page.look(seat)} />
                <span class="table-seat-name">{looking.name(seat)}</span>
                {notes !== '' && <span class="table-seat-note">{notes}</span>}
                {isToMove && <span class="chip chip-full table-seat-turn">{words.toMove}</span>}
                {decided.includes(seat) && <span class="table-seat-note">{words.decided}</span>}
              </span>
              <SeatState {...looking} seat={seat} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Everyone as they are ranked, with the cars that the game drives; undefined until it is over. */
function ranked(page: AnyGamePage, looking: Looking<unknown>, { ranking }: MatchView<unknown, unknown>) {
  return ranking && everyPlacing(ranking, page.rivals?.(looking)).map(({ seat }) => seat)
}

/** The game's order, and whoever it leaves out. */
function inOrder(order: readonly Seat[], count: number): Seat[] {
  return [...new Set([...order, ...Array.from({ length: count }, (_, seat) => seat)])]
}

function notesOf(sitter: Sitter | undefined, isViewer: boolean, words: PageWords): string {
  if (isViewer) return words.you
  if (!sitter || sitter.kind === 'open') return words.open
  if (sitter.kind === 'bot') return words.bot
  if (sitter.present) return ''
  return sitter.bot ? words.heldByBot : words.away
}
