import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useEffect, useState } from 'preact/hooks'
import { openMatch } from '../session/local.ts'
import type { Session } from '../session/session.ts'
import { troubleText } from '../session/trouble.ts'
import { Coming } from '../ui/lazily.tsx'
import { Notice } from '../ui/notice.tsx'
import { Racing } from './racing.tsx'

const words = {
  en: {
    missingTitle: 'This race is not here',
    missing: 'It was played in another browser, or it was forgotten. A race stays in the browser where it was started.',
    troubleTitle: 'This race does not open',
  },
  fr: {
    missingTitle: 'Cette partie n’est pas ici',
    missing:
      'Elle a été jouée dans un autre navigateur, ou effacée. Une partie reste dans le navigateur où elle a commencé.',
    troubleTitle: 'Cette partie ne s’ouvre pas',
  },
}

type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'missing' }
  | { readonly state: 'trouble'; readonly trouble: unknown }
  | { readonly state: 'open'; readonly session: Session }

/** A match that runs in this browser. */
export function PlayPage({ id }: { readonly id: string }) {
  const [opening, tell] = useState<Opening>({ state: 'opening' })
  useEffect(() => {
    let wanted = true
    let opened: Session | undefined
    openMatch(id).then(
      (session) => {
        if (!wanted) return session?.close()
        opened = session
        tell(session ? { state: 'open', session } : { state: 'missing' })
      },
      (trouble: unknown) => wanted && tell({ state: 'trouble', trouble }),
    )
    return () => {
      wanted = false
      opened?.close()
    }
  }, [id])
  const { missingTitle, missing, troubleTitle } = inLanguage(words)
  switch (opening.state) {
    case 'opening':
      return <Coming />
    case 'missing':
      return <Notice title={missingTitle} text={missing} />
    case 'trouble':
      return <Notice title={troubleTitle} text={troubleText(opening.trouble, language.value)} />
    case 'open':
      return <Racing session={opening.session} />
  }
}
