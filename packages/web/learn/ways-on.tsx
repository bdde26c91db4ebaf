import { lessonsOf } from '@paddock/games/lessons'
import { inLanguage, language } from '@paddock/page-kit/language.ts'
import { StartButton } from '../home/start-button.tsx'
import type { Taught } from './drawn.tsx'
import { onceMore } from './once-more.ts'
import { learnWords } from './words.ts'

/** What to do after a lesson: the next one, or a race; the same once more; home. */
export function WaysOn({ taught: { game, listed } }: { readonly taught: Taught }) {
  const words = inLanguage(learnWords)
  const next = lessonAfter(game, listed.id)
  return (
    <>
      <a class="button button-low" href="/">
        {words.home}
      </a>
      <button type="button" class="button button-low" onClick={() => onceMore(game, listed.id)}>
        {words.again}
      </button>
      {next ? (
        <a class="button button-primary" href={`/learn/${game}/${next.id}`}>
          {words.nextLesson(next.title[language.value])}
        </a>
      ) : (
        <StartButton game={game} which="first-game" text={words.race} class="button button-primary" />
      )}
    </>
  )
}

export function lessonAfter(game: string, id: string) {
  const listed = lessonsOf(game)
  return listed[listed.findIndex((each) => each.id === id) + 1]
}
