import { inLanguage, language } from '@paddock/page-kit/language.ts'
import type { Session } from '../session/session.ts'
import { TablePage } from '../table/table-page.tsx'
import { usePageTitle } from '../ui/page-title.ts'

const words = {
  en: { yourTurn: (game: string) => `Your turn: ${game}` },
  fr: { yourTurn: (game: string) => `À vous\u00a0: ${game}` },
}

/** The table of a running match. Among friends its name in the browser's tab says when it is one's turn. */
export function Racing({ session }: { readonly session: Session }) {
  const { title } = session.box.words[language.value]
  const { choices, sealed } = session.position.value
  const asked = session.kind === 'online' && choices.length > 0 && sealed === undefined
  usePageTitle(asked ? inLanguage(words).yourTurn(title) : title)
  return <TablePage session={session} />
}
