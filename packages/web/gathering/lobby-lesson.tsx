import { lessonsOf } from '@paddock/games/lessons'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { nextLesson } from '../learn/kept-lessons.ts'
import { gatheringWords } from './words.ts'

/** Something to do while one waits. It opens beside the table, so that nobody leaves it. */
export function LobbyLesson({ game }: { readonly game: string }) {
  const words = inLanguage(gatheringWords)
  const next = nextLesson(game, lessonsOf(game))
  if (!next) return null
  return (
    <section>
      <h2>{words.meanwhile}</h2>
      <p>{words.lessonHint(next.minutes)}</p>
      <a class="button" href={`/learn/${game}/${next.id}`} target="_blank" rel="noopener">
        {words.lesson(next.title[language.value])}
      </a>
    </section>
  )
}
