import './table-page.css'
import { useEffect, useState } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import type { AnyGameTable } from '../tables/game-table.ts'
import { openTable } from '../tables/index.ts'
import { language } from '../text/language.ts'
import { LiveTable } from './live-table.tsx'
import { text } from './text/index.ts'

/** A match under way, as one sits at it or watches it. */
export function TablePage({ session }: { readonly session: Session }) {
  const [table, put] = useState<AnyGameTable | undefined>(undefined)
  useEffect(() => {
    openTable(session.box).then(put)
  }, [session.box])
  if (!table) return <p class="table-quiet">{text[language.value].loading}</p>
  return <LiveTable key={session.id} session={session} table={table} />
}
