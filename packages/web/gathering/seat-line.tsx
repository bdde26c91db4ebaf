import { CarIcon } from '@paddock/board'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { ChangeSeat, TableSeat } from '@paddock/protocol'
import { setupWords } from '../setup/words.ts'
import type { OpenedGame } from './use-game.ts'
import { gatheringWords } from './words.ts'

interface SeatLineProps {
  readonly seat: TableSeat
  readonly game: OpenedGame | undefined
  /** Whether the person who looks sits here. */
  readonly own: boolean
  /** Whether the person who looks is the host. */
  readonly host: boolean
  readonly busy: boolean
  change(change: ChangeSeat): void
}

/** A seat of the table that gathers: who sits there, and what the host can make of it. */
export function SeatLine({ seat, game, own, host, busy, change }: SeatLineProps) {
  const words = inLanguage(gatheringWords)
  const called = game?.box.words[language.value].seat(seat.seat) ?? String(seat.seat + 1)
  const name = seat.kind === 'person' ? (seat.name ?? called) : seat.kind === 'bot' ? words.bot : words.openSeat
  const details = [
    called,
    ...(own ? [words.you] : []),
    ...(seat.host ? [words.host] : []),
    ...(seat.kind === 'person' && !own ? [seat.present ? words.here : words.away] : []),
    ...(seat.kind === 'bot' && seat.bot ? [inLanguage(setupWords).bot(seat.bot)] : []),
  ]
  const action = actionOn(seat, words)
  return (
    <li class={`gathering-seat gathering-${seat.kind}`}>
      <span class="gathering-sign" aria-hidden="true">
        {game && <CarIcon look={game.page.look(seat.seat)} />}
      </span>
      <p class="gathering-who">
        <strong>{name}</strong>
        <small>{details.join(' · ')}</small>
      </p>
      {host && !own && (
        <button
          type="button"
          class="button"
          disabled={busy}
          aria-label={words.actionFor(action.label, seat.kind === 'person' ? name : called)}
          onClick={() => change(action.change)}
        >
          {action.label}
        </button>
      )}
    </li>
  )
}

function actionOn({ kind }: TableSeat, words: (typeof gatheringWords)['en']) {
  const open: ChangeSeat = { kind: 'open' }
  const bot: ChangeSeat = { kind: 'bot' }
  if (kind === 'open') return { label: words.seatBot, change: bot }
  return { label: kind === 'bot' ? words.openAgain : words.remove, change: open }
}
