import './table-page.css'
import type { AnyGamePage } from '@paddock/page-kit/game-page.ts'
import { language } from '@paddock/page-kit/language.ts'
import { useEffect, useState } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { LiveTable } from './live-table.tsx'
import { openGamePage } from './open-game-page.ts'
import { text } from './text/index.ts'

/** A match under way, as one sits at it or watches it. */
export function TablePage({ session }: { readonly session: Session }) {
  const [page, put] = useState<AnyGamePage | undefined>(undefined)
  useEffect(() => {
    openGamePage(session.box).then(put)
  }, [session.box])
  if (!page) return <p class="table-quiet">{text[language.value].loading}</p>
  return <LiveTable key={session.id} session={session} page={page} />
}
