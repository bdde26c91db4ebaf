import { lessonsOf } from '@paddock/games/lessons'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { useEffect, useState } from 'preact/hooks'
import { go } from '../route.ts'
import { troubleText } from '../session/trouble.ts'
import { TablePage } from '../table/table-page.tsx'
import { Coming } from '../ui/lazily.tsx'
import { Notice } from '../ui/notice.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { nextLesson } from './kept-lessons.ts'
import { begunAnew } from './once-more.ts'
import { type OpenLesson, openLesson } from './session/open-lesson.ts'
import { learnWords } from './words.ts'

type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'missing' }
  | { readonly state: 'trouble'; readonly trouble: unknown }
  | { readonly state: 'open'; readonly opened: OpenLesson }

interface LearnPageProps {
  readonly game: string
  readonly lesson?: string
}

/** A lesson; where none is named, the next one of the game. */
export function LearnPage({ game, lesson }: LearnPageProps) {
  const next = lesson ?? nextLesson(game, lessonsOf(game))?.id
  useEffect(() => {
    if (lesson === undefined && next !== undefined) go(`/learn/${game}/${next}`, 'replace')
  }, [game, lesson, next])
  const words = inLanguage(learnWords)
  if (next === undefined) return <Notice title={words.missingTitle} text={words.missing} />
  return lesson === undefined ? <Coming /> : <LessonPage key={begunAnew.value} game={game} lesson={lesson} />
}

function LessonPage({ game, lesson }: Required<LearnPageProps>) {
  const [opening, tell] = useState<Opening>({ state: 'opening' })
  useEffect(() => {
    let wanted = true
    let session: OpenLesson['session'] | undefined
    openLesson(game, lesson).then(
      (opened) => {
        if (!wanted) return opened?.session.close()
        session = opened?.session
        tell(opened ? { state: 'open', opened } : { state: 'missing' })
      },
      (trouble: unknown) => wanted && tell({ state: 'trouble', trouble }),
    )
    return () => {
      wanted = false
      session?.close()
    }
  }, [game, lesson])
  const words = inLanguage(learnWords)
  switch (opening.state) {
    case 'opening':
      return <Coming />
    case 'missing':
      return <Notice title={words.missingTitle} text={words.missing} />
    case 'trouble':
      return <Notice title={words.troubleTitle} text={troubleText(opening.trouble, language.value)} />
    case 'open':
      return <Taught opened={opening.opened} />
  }
}

function Taught({ opened: { session, listed } }: { readonly opened: OpenLesson }) {
  usePageTitle(inLanguage(learnWords).lesson(listed.title[language.value]))
  return <TablePage session={session} />
}
