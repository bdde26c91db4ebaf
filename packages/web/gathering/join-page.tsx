import './gathering.css'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { Table, TableNow } from '@paddock/protocol'
import { tidyName } from '@paddock/protocol/name.ts'
import { useEffect, useState } from 'preact/hooks'
import { go } from '../route.ts'
import { api } from '../session/api.ts'
import { asTrouble, Trouble, troubleText } from '../session/trouble.ts'
import { callMe } from '../settings/call-me.ts'
import { identity, recognise } from '../settings/identity.ts'
import { Coming } from '../ui/lazily.tsx'
import { NameField } from '../ui/name-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { HouseRules } from './house-rules.tsx'
import { SeatLine } from './seat-line.tsx'
import { TableHeader } from './table-header.tsx'
import { type OpenedGame, useGame } from './use-game.ts'
import { gatheringWords } from './words.ts'

interface JoinPageProps {
  readonly id: string
  readonly invite: string
}

/** An invitation: the table as it stands, and a seat at it. Whoever sits there already goes straight in. */
export function JoinPage({ id, invite }: JoinPageProps) {
  const [now, see] = useState<TableNow>()
  const [trouble, fail] = useState<Trouble>()
  useEffect(() => {
    let wanted = true
    Promise.all([api.table(id), recognise()]).then(
      ([found]) => {
        if (!wanted) return
        if (found.you.seat !== undefined) go(`/t/${id}`, 'replace')
        else if (found.table.status !== 'gathering') fail(new Trouble('already-started'))
        else if (!found.table.seats.some(({ kind }) => kind === 'open')) fail(new Trouble('no-open-seat'))
        else see(found)
      },
      (thrown: unknown) => wanted && fail(asTrouble(thrown)),
    )
    return () => {
      wanted = false
    }
  }, [id])
  if (trouble) return <Refused id={id} trouble={trouble} />
  return now ? <Invitation id={id} invite={invite} table={now.table} refused={fail} /> : <Coming />
}

interface InvitationProps extends JoinPageProps {
  readonly table: Table
  /** The table is full, under way, or not to be opened by this link: there is no second try. */
  refused(trouble: Trouble): void
}

const final = ['no-open-seat', 'already-started', 'wrong-invite', 'unknown-table']

function Invitation(props: InvitationProps) {
  const game = useGame(props.table.game)
  return game === 'coming' ? <Coming /> : <Open {...props} game={game} />
}

function Open({ id, invite, table, refused, game }: InvitationProps & { readonly game: OpenedGame | undefined }) {
  const words = inLanguage(gatheringWords)
  const [name, rename] = useState('')
  const [tried, setTried] = useState(false)
  const [joining, setJoining] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const title = game?.box.words[language.value].title ?? table.game
  const nameless = identity.value === 'nobody' && tidyName(name) === undefined
  usePageTitle(words.joinTitle)
  const submit = (event: Event) => {
    event.preventDefault()
    setTried(true)
    if (nameless) return
    setJoining(true)
    join(id, invite, name).then(
      () => go(`/t/${id}`, 'replace'),
      (thrown: unknown) => {
        setJoining(false)
        const told = asTrouble(thrown)
        if (final.includes(told.code)) refused(told)
        else setTrouble(told)
      },
    )
  }
  const host = table.seats.find((seat) => seat.host)?.name ?? words.host
  return (
    <div class="gathering">
      <TableHeader table={table} title={words.joinTitle} line={words.joinLine(host, title)} />
      <form class="gathering-join" onSubmit={submit} noValidate>
        {identity.value === 'nobody' && (
          <NameField
            label={words.yourName}
            help={words.yourNameHelp}
            name={name}
            missing={tried && nameless}
            rename={rename}
          />
        )}
        <button type="submit" class="button button-primary" disabled={joining}>
          {joining ? words.joining : words.join}
        </button>
        {trouble && (
          <p role="alert" class="ui-problem">
            {troubleText(trouble, language.value)}
          </p>
        )}
        <HouseRules table={table} game={game} />
      </form>
      <section>
        <h2>{words.seats}</h2>
        <ol class="gathering-seats">
          {table.seats.map((seat) => (
            <SeatLine key={seat.seat} seat={seat} game={game} own={false} host={false} busy={false} change={() => {}} />
          ))}
        </ol>
      </section>
    </div>
  )
}

async function join(id: string, invite: string, name: string): Promise<void> {
  if (identity.peek() === 'nobody') await callMe(name)
  await api.join(id, { invite })
}

function Refused({ id, trouble }: { readonly id: string; readonly trouble: Trouble }) {
  const words = inLanguage(gatheringWords)
  const text = troubleText(trouble, language.value)
  switch (trouble.code) {
    case 'no-open-seat':
    case 'already-started':
      return (
        <Notice title={trouble.code === 'no-open-seat' ? words.fullTitle : words.startedTitle} text={text}>
          <a class="button button-primary" href={`/t/${id}`}>
            {words.watch}
          </a>
        </Notice>
      )
    case 'wrong-invite':
      return <Notice title={words.wrongTitle} text={text} />
    default:
      return <Notice title={words.troubleTitle} text={text} />
  }
}
