import './gathering.css'
import { stands } from '@paddock/board/late'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { Table, You } from '@paddock/protocol'
import { useEffect, useState } from 'preact/hooks'
import { go } from '../route.ts'
import { api } from '../session/api.ts'
import type { Connection, OnlineTable } from '../session/session.ts'
import { troubleText } from '../session/trouble.ts'
import { Coming, lateDialog } from '../ui/lazily.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { useHold } from '../version/hold.ts'
import { HouseRules } from './house-rules.tsx'
import { InvitationLinks } from './invitation.tsx'
import { LobbyChat } from './lobby-chat.tsx'
import { LobbyLesson } from './lobby-lesson.tsx'
import { SeatLine } from './seat-line.tsx'
import { TableHeader } from './table-header.tsx'
import { type OpenedGame, useGame } from './use-game.ts'
import { gatheringWords } from './words.ts'

const ChangeSetupDialog = lateDialog(async () => (await import('./change-setup-dialog.tsx')).ChangeSetupDialog)

interface WaitingRoomProps {
  readonly table: Table
  readonly you: You
  readonly connection: Connection
  readonly chat: OnlineTable['chat']
}

/** Who is there, who is still to come, and what everybody waits for. */
export function WaitingRoom(props: WaitingRoomProps) {
  useEffect(stands, [])
  const game = useGame(props.table.game)
  return game === 'coming' ? <Coming /> : <Room {...props} game={game} />
}

interface RoomProps extends WaitingRoomProps {
  readonly game: OpenedGame | undefined
}

function Room({ table, you, connection, chat, game }: RoomProps) {
  const words = inLanguage(gatheringWords)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<unknown>()
  const [isChanging, setChanging] = useState(false)
  useHold(() => busy)
  const title = game?.box.words[language.value].title ?? table.game
  usePageTitle(title)
  // The table itself says over its socket what came of it; only a failure is told here.
  const ask = (asked: Promise<unknown>, then?: () => void) => {
    setBusy(true)
    setTrouble(undefined)
    asked.then(() => then?.(), setTrouble).then(() => setBusy(false))
  }
  const seated = you.seat !== undefined
  return (
    <div class="gathering">
      <TableHeader
        table={table}
        title={title}
        line={connection === 'live' ? expectation(table, you, words) : words[connection]}
      />
      <section>
        <h2>{words.seats}</h2>
        <ol class="gathering-seats">
          {table.seats.map((seat) => (
            <SeatLine
              key={seat.seat}
              seat={seat}
              game={game}
              own={seat.seat === you.seat}
              host={you.host}
              busy={busy}
              change={(change) => ask(api.changeSeat(table.id, seat.seat, change))}
            />
          ))}
        </ol>
        <div class="gathering-start">
          {you.host && (
            <button
              type="button"
              class="button button-primary"
              disabled={busy || connection !== 'live'}
              onClick={() => ask(api.start(table.id))}
            >
              {busy ? words.starting : words.start}
            </button>
          )}
          {you.host && openSeats(table) > 0 && <p>{words.botsFill(openSeats(table))}</p>}
          {table.watching > 0 && <p>{words.watchers(table.watching)}</p>}
          {trouble !== undefined && (
            <p role="alert" class="ui-problem">
              {troubleText(trouble, language.value)}
            </p>
          )}
          {seated && (
            <button
              type="button"
              class="button"
              disabled={busy}
              onClick={() => ask(api.leave(table.id), () => go('/'))}
            >
              {words.leave}
            </button>
          )}
        </div>
      </section>
      <div class="gathering-side">
        <InvitationLinks table={table.id} invite={you.invite} title={title} />
        <LobbyLesson game={table.game} />
        <HouseRules table={table} game={game} onChange={you.host ? () => setChanging(true) : undefined} />
      </div>
      <LobbyChat chat={chat} table={table.id} game={game} />
      {isChanging && game && (
        <ChangeSetupDialog
          box={game.box}
          table={table}
          send={(change) => api.changeSetup(table.id, change)}
          onClose={() => setChanging(false)}
        />
      )}
    </div>
  )
}

type Words = (typeof gatheringWords)['en']

/** What is to happen next, from where this person sits. */
function expectation(table: Table, you: You, words: Words): string {
  if (you.seat === undefined) return words.watching
  const away = table.seats.flatMap(({ kind, name, seat, present }) =>
    kind === 'person' && !present && seat !== you.seat ? (name ?? words.host) : [],
  )
  if (you.host && openSeats(table) > 0) return words.send
  if (you.host) return away.length > 0 ? words.someAway(away) : words.ready
  return words.waitingFor(table.seats.find(({ host }) => host)?.name ?? words.host)
}

function openSeats({ seats }: Table): number {
  return seats.filter(({ kind }) => kind === 'open').length
}
