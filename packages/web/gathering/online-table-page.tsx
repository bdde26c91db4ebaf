import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useEffect, useRef, useState } from 'preact/hooks'
import { openTableClient, type TableClient } from '../session/online.ts'
import { troubleText } from '../session/trouble.ts'
import { expectHeading } from '../ui/focus-heading.ts'
import { Coming, lazily } from '../ui/lazily.tsx'
import { Notice } from '../ui/notice.tsx'
import { WaitingRoom } from './waiting-room.tsx'
import { gatheringWords } from './words.ts'

const Racing = lazily(async () => (await import('../play/racing.tsx')).Racing)

/** An online table: its waiting room until the match has started, then the table itself. */
export function OnlineTablePage({ id }: { readonly id: string }) {
  const [client, open] = useState<TableClient>()
  useEffect(() => {
    const opened = openTableClient(id)
    open(opened)
    return () => opened.close()
  }, [id])
  return client ? <Gathered key={id} client={client} /> : <Coming />
}

function Gathered({ client }: { readonly client: TableClient }) {
  const session = client.session.value
  const table = client.table.value
  const problem = client.problem.value
  const racing = session !== undefined
  const gathered = useRef(false)
  useEffect(() => {
    if (racing && gathered.current) expectHeading()
    gathered.current = !racing && table !== undefined
  }, [racing, table])
  if (session) return <Racing session={session} />
  if (problem && !table) {
    return <Notice title={inLanguage(gatheringWords).troubleTitle} text={troubleText(problem, language.value)} />
  }
  const you = client.you.value
  if (!table || !you) return <Coming />
  return <WaitingRoom table={table} you={you} connection={client.connection.value} chat={client.chat} />
}
